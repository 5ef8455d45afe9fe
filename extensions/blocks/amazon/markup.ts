export const ROOT_CLASS = 'wp-block-dovetail-amazon';

/** The product's page in the shop. The number is checked before. */
export function productAddress( asin: string ): string {
	return `https://www.amazon.com/dp/${ asin }`;
}

/** The link's text: an address, the same in every language. */
export function productText( asin: string ): string {
	return `amazon.com/dp/${ asin }`;
}
