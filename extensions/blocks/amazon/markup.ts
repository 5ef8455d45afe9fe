import type { AttributesOf } from '#shared/attributes';
import type { attributes } from './attributes';

export const ROOT_CLASS = 'wp-block-dovetail-amazon';

export type Attributes = AttributesOf< typeof attributes >;

/** The product's page in the shop, with the partner's tag. All three are checked before. */
export function productAddress( {
	asin,
	shop,
	tag,
}: Pick< Attributes, 'asin' | 'shop' | 'tag' > ): string {
	return `https://${ shop }/dp/${ asin }${ tag && `?tag=${ tag }` }`;
}

/** The link's text where there is no title: an address, the same in every language. */
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

/** The colors as inline styles of the block and of its links; `undefined` where the page's own serve. */
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
