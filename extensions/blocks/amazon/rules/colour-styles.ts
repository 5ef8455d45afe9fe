import type { AttributesOf } from '#shared/attributes';
import type { attributes } from '../attributes';

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
