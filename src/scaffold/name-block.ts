/** The forms of a block's name. */
export type BlockNames = {
	/** `Opening Times`: what authors read. */
	title: string;
	/** `opening-times`: its folder and, behind `dovetail/`, its name. */
	slug: string;
	/** `openingTimes`: its definition. */
	definition: string;
};

/** So that titles stay readable in the inserter. */
const LONGEST_TITLE = 40;

/** Names with another meaning in a definition's files or in the language. */
const TAKEN = [
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

/** The names that follow from a title. Throws one sentence for a title that gives none. */
export function nameBlock( title: string ): BlockNames {
	if ( ! title ) {
		throw new Error(
			'Say what the block is called: npm run new:block -- "Opening Times".'
		);
	}
	if ( title.length > LONGEST_TITLE ) {
		throw new Error(
			`“${ title }” is longer than ${ LONGEST_TITLE } characters.`
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
	if ( TAKEN.includes( definition ) ) {
		throw new Error(
			`“${ title }” cannot be a block’s title: “${ definition }” means something else in the code.`
		);
	}
	return { title, slug: words.join( '-' ), definition };
}
