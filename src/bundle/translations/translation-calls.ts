import { TEXT_DOMAIN, type Message } from './message';
import type { Texts } from './texts';

type Part = 'id' | 'plural' | 'count' | 'context' | 'domain';

const TEXT: readonly Part[] = [ 'id', 'domain' ];
const IN_CONTEXT: readonly Part[] = [ 'id', 'context', 'domain' ];

/** Translation functions that exist in both `@wordpress/i18n` and PHP. */
export const SCRIPT_FUNCTIONS: ReadonlyMap< string, readonly Part[] > = new Map(
	[
		[ '__', TEXT ],
		[ '_x', IN_CONTEXT ],
		[ '_n', [ 'id', 'plural', 'count', 'domain' ] ],
		[ '_nx', [ 'id', 'plural', 'count', 'context', 'domain' ] ],
	]
);

/** All translation functions of WordPress in PHP. */
export const PHP_FUNCTIONS: ReadonlyMap< string, readonly Part[] > = new Map( [
	...SCRIPT_FUNCTIONS,
	[ '_e', TEXT ],
	[ 'esc_html__', TEXT ],
	[ 'esc_html_e', TEXT ],
	[ 'esc_attr__', TEXT ],
	[ 'esc_attr_e', TEXT ],
	[ '_ex', IN_CONTEXT ],
	[ 'esc_html_x', IN_CONTEXT ],
	[ 'esc_attr_x', IN_CONTEXT ],
	[ '_n_noop', [ 'id', 'plural', 'domain' ] ],
	[ '_nx_noop', [ 'id', 'plural', 'context', 'domain' ] ],
] );

/** A call to a translation function in a built file. */
export type TranslationCall = {
	/** Name of the function, without the object in front of it. */
	name: string;
	/**
	 * The possible values of each argument. There may be several, because a minifier turns `a ? __( 'x' ) : __( 'y' )`
	 * into `__( a ? 'x' : 'y' )`.
	 */
	texts: readonly Texts[];
	/** Offset of the first argument. */
	at: number;
	/** Position of the call, for `#:` comments and errors. */
	reference: string;
};

/**
 * Returns the messages of a call. Empty for another text domain; several if an argument has several values. Throws an
 * error if a value is unknown, because it could not be translated.
 */
export function messagesOfCall(
	{ texts, name, reference }: TranslationCall,
	parts: readonly Part[],
	comments: readonly string[]
): Message[] {
	const all = ( part: Part ) => {
		const index = parts.indexOf( part );
		return index < 0 ? [ '' ] : ( texts[ index ] ?? null );
	};
	if ( all( 'domain' )?.join() !== TEXT_DOMAIN ) {
		return [];
	}
	const [ ids, plurals, contexts ] = [
		all( 'id' ),
		all( 'plural' ),
		all( 'context' ),
	];
	if ( ! ids || ! plurals || ! contexts ) {
		throw new Error(
			`${ reference }: ${ name }() is given something else than a written-out sentence; nobody could translate it.`
		);
	}
	return ids.flatMap( ( id ) =>
		plurals.flatMap( ( plural ) =>
			contexts.map( ( context ) => ( {
				id,
				plural,
				context,
				comments,
				references: [ reference ],
			} ) )
		)
	);
}
