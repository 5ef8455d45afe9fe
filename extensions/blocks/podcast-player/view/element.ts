import {
	drawing as drawPath,
	element as create,
	withAttributes,
} from '#shared/view';
import { part } from '../markup';

type Attributes = Readonly< Record< string, string > >;

/** A part of the block, with attributes and children, for the document that it will stand in; `''` names no part. */
export function element< Tag extends keyof HTMLElementTagNameMap >(
	doc: Document,
	tag: Tag,
	name: string,
	attributes: Attributes = {},
	...children: readonly ( Node | string )[]
): HTMLElementTagNameMap[ Tag ] {
	return create(
		doc,
		tag,
		name ? { class: part( name ), ...attributes } : attributes,
		...children
	);
}

/** A drawing of one path on a field of 24 by 24, with a number in it where it has one. */
export function drawing(
	doc: Document,
	path: string,
	number = ''
): SVGElement {
	const svg = drawPath( doc, path );
	if ( number ) {
		const text = withAttributes(
			doc.createElementNS( 'http://www.w3.org/2000/svg', 'text' ),
			{ x: '12', y: '16.4' }
		);
		text.append( number );
		svg.append( text );
	}
	return svg;
}
