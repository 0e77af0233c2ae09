/** Stands where Next would get what writes the attributes of `next/script` tags (next.config.js). The product has no such tag. */
export function setAttributesFromProps(): void {}
