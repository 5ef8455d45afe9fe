/** A block's name in all notations. */
export type BlockNames = {
	/** Title for authors, such as `Opening Times`. */
	title: string;
	/** Slug, such as `opening-times`, used for the folder and after `dovetail/`. */
	slug: string;
	/** Name of the definition, such as `openingTimes`. */
	definition: string;
};

/** Maximum length of a title, so that it is readable in the inserter. */
const MAX_TITLE_LENGTH = 40;

/** Names that have another meaning in the generated files or in TypeScript. */
const RESERVED_NAMES = [
	'attributes',
	'block',
	'blocks',
	'edit',
	'enhancements',
	'icon',
	'panels',
	'save',
	...`await break case catch class const continue debugger default delete do else enum export extends false finally for function
	if implements import in instanceof interface let new null package private protected public return static super switch this
	throw true try typeof var void while with yield arguments eval undefined`.split(
		/\s+/
	),
];

/**
 * Derives all names from a title. Capitalizes a title in lower case. Throws an error with a one-sentence message if the
 * title is unsuitable.
 */
export function nameBlock( typed: string ): BlockNames {
	const title = /[A-Z]/.test( typed )
		? typed
		: typed.replace( /\b[a-z]/g, ( letter ) => letter.toUpperCase() );
	if ( ! title ) {
		throw new Error(
			'Say what the block is called: npm run new:block -- "Opening Times".'
		);
	}
	if ( title.length > MAX_TITLE_LENGTH ) {
		throw new Error(
			`“${ title }” is longer than ${ MAX_TITLE_LENGTH } characters.`
		);
	}
	if ( ! /^[A-Za-z][A-Za-z0-9]*(?:[ -][A-Za-z0-9]+)*$/.test( title ) ) {
		throw new Error(
			`“${ title }” cannot be a block’s title: it begins with a letter, and holds English letters, digits, single spaces and hyphens only.`
		);
	}
	const words = title.toLowerCase().split( /[ -]/ );
	const definition = words
		.map( ( word, index ) =>
			index ? word.charAt( 0 ).toUpperCase() + word.slice( 1 ) : word
		)
		.join( '' );
	if ( RESERVED_NAMES.includes( definition ) ) {
		throw new Error(
			`“${ title }” cannot be a block’s title: “${ definition }” means something else in the code.`
		);
	}
	return { title, slug: words.join( '-' ), definition };
}
