import type { Message } from './message';

/**
 * The contexts that WordPress uses for the translatable strings of a `block.json`, copied from its `block-i18n.json`. A
 * string is the context of one value. An array contains the context of all items in a list.
 */
const CONTEXTS: Shape = {
	title: 'block title',
	description: 'block description',
	keywords: [ 'block keyword' ],
	styles: [ { label: 'block style label' } ],
	variations: [
		{
			title: 'block variation title',
			description: 'block variation description',
			keywords: [ 'block variation keyword' ],
		},
	],
};

type Shape = string | readonly [ Shape ] | { readonly [ key: string ]: Shape };

/** Returns the strings that WordPress translates in a block.json. */
export function messagesFromBlockJson(
	source: string,
	file: string
): Message[] {
	return wordsOf( JSON.parse( source ), CONTEXTS ).map( ( word ) => ( {
		...word,
		plural: '',
		comments: [],
		references: [ file ],
	} ) );
}

function wordsOf(
	value: unknown,
	shape: Shape
): Pick< Message, 'id' | 'context' >[] {
	if ( typeof shape === 'string' ) {
		return typeof value === 'string' && value !== ''
			? [ { id: value, context: shape } ]
			: [];
	}
	if ( isList( shape ) ) {
		return Array.isArray( value )
			? value.flatMap( ( each ) => wordsOf( each, shape[ 0 ] ) )
			: [];
	}
	return typeof value === 'object' && value !== null
		? Object.entries( shape ).flatMap( ( [ key, inner ] ) =>
				wordsOf( Reflect.get( value, key ), inner )
			)
		: [];
}

const isList = ( shape: Shape ): shape is readonly [ Shape ] =>
	Array.isArray( shape );
