import type { AttributesOf } from '#shared/attributes';
import type { attributes } from './attributes';

export const ROOT_CLASS = 'wp-block-dovetail-amazon';

export type Attributes = AttributesOf< typeof attributes >;

/** Returns the URL of the product's page with the partner tag. Expects a validated product number, shop and tag. */
export function productAddress( {
	asin,
	shop,
	tag,
}: Pick< Attributes, 'asin' | 'shop' | 'tag' > ): string {
	return `https://${ shop }/dp/${ asin }${ tag && `?tag=${ tag }` }`;
}

/** Returns the link text for a product without a title: its URL, which is the same in every language. */
export function productText( {
	asin,
	shop,
}: Pick< Attributes, 'asin' | 'shop' > ): string {
	return `${ shop.replace( 'www.', '' ) }/dp/${ asin }`;
}

type Colors = Pick<
	Attributes,
	'backgroundColor' | 'textColor' | 'buttonAndLinkColor'
>;

type Styles = {
	root: { backgroundColor?: string; color?: string } | undefined;
	link: { color: string } | undefined;
};

/** Returns inline styles for the block and its links. They are `undefined` where the page's colors apply. */
export function colorStyles( {
	backgroundColor,
	textColor,
	buttonAndLinkColor,
}: Colors ): Styles {
	const root = {
		...( backgroundColor ? { backgroundColor } : {} ),
		...( textColor ? { color: textColor } : {} ),
	};
	return {
		root: Object.keys( root ).length ? root : undefined,
		link: buttonAndLinkColor ? { color: buttonAndLinkColor } : undefined,
	};
}
