/** What browsers' `Set` methods of 2025 do, which the types of this project do not have yet. */

export function intersects<Item>(one: ReadonlySet<Item>, other: ReadonlySet<Item>): boolean {
  return [...one].some((each) => other.has(each))
}

export function subtract<Item>(own: ReadonlySet<Item>, ...others: readonly ReadonlySet<Item>[]): ReadonlySet<Item> {
  return new Set([...own].filter((each) => !others.some((other) => other.has(each))))
}

export function isSubset<Item>(part: ReadonlySet<Item>, whole: ReadonlySet<Item>): boolean {
  return [...part].every((each) => whole.has(each))
}

export function equals<Item>(one: ReadonlySet<Item>, other: ReadonlySet<Item>): boolean {
  return one.size === other.size && isSubset(one, other)
}
