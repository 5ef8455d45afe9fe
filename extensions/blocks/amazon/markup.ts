import type { AttributesOf } from '#shared/attributes';
import type { attributes } from './attributes';

export const ROOT_CLASS = 'wp-block-dovetail-amazon';

/** The product's page in the shop. The number is checked before. */
export function productAddress( asin: string ): string {
	return `https://www.amazon.com/dp/${ asin }`;
}

/** The link's text: an address, the same in every language. */
export function productText( asin: string ): string {
	return `amazon.com/dp/${ asin }`;
}

type Colours = Pick<
	AttributesOf< typeof attributes >,
	'backgroundColor' | 'textColor' | 'buttonAndLinkColor'
>;

type Styles = {
	root: { backgroundColor?: string; color?: string } | undefined;
	link: { color: string } | undefined;
};

/** The colours as inline styles of the block and of its link; `undefined` where the page's own serve. */
export function colourStyles( {
	backgroundColor,
	textColor,
	buttonAndLinkColor,
}: Colours ): Styles {
	const root = {
		...( backgroundColor ? { backgroundColor } : {} ),
		...( textColor ? { color: textColor } : {} ),
	};
	return {
		root: Object.keys( root ).length ? root : undefined,
		link: buttonAndLinkColor ? { color: buttonAndLinkColor } : undefined,
	};
}
