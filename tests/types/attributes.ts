/** The compiler runs these tests: `npm test -- --only types`. */
import { attr, type AttributesOf } from '#shared/attributes';
import { defineBlock } from '#shared/definitions';
import type { Equal, Expect } from './equal';

const schema = {
	rating: attr.number( 1 ),
	color: attr.string(),
	style: attr.oneOf( [ 'inline', 'link' ], 'inline' ),
	points: attr.list( { title: attr.text( '' ), size: attr.integer() } ),
	words: attr.list( attr.text() ),
	width: attr.oneOf( [ 25, 50 ], 50 ),
	consent: attr.boolean( false ),
	message: attr.text(),
	caption: attr.html(),
	center: attr.object( { longitude: attr.number() } ),
	passed: attr.record(),
	images: attr.query( 'figure', {
		url: attr.htmlAttribute( 'src', { selector: 'img' } ),
		id: attr.htmlAttribute( 'data-id', {}, attr.positiveInteger() ),
		caption: attr.html( { selector: 'figcaption' } ),
	} ),
};

export type InferredTypes = Expect<
	Equal<
		AttributesOf< typeof schema >,
		{
			rating: number;
			color: string | undefined;
			style: 'inline' | 'link';
			points: { title: string; size?: number }[];
			words: string[];
			width: 25 | 50;
			consent: boolean;
			message: string | undefined;
			caption: string;
			center: { longitude?: number } | undefined;
			passed: Readonly< Record< string, unknown > >;
			images: { caption: string; url?: string; id?: number }[];
		}
	>
>;

export const block = defineBlock( {
	slug: 'typed',
	editHeight: 0,
	attributes: { rating: attr.number( 1 ) },
	icon: undefined as never,
	edit: async () => ( { Edit: () => null } ),
	// @ts-expect-error -- an attribute that is not in the schema does not compile.
	save: ( { attributes } ) => attributes.color,
} );
