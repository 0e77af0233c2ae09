/**
 * Prefixes of words that are also written with a hyphen ("post-herpetic") and of words missing from English word lists
 * ("pretest").
 */
export const prefix = /^(?:pre|post|peri|non|anti|over|under|sub|multi|inter|intra|micro|hyper|hypo)-?(?=\p{L}{4})/iu
