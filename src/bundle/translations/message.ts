/** The text domain of every sentence of the plugin. */
export const TEXT_DOMAIN = 'dovetail-blocks';

/** One sentence to be translated, as the built plugin says it. */
export type Message = {
	/** Tells apart equal sentences of different meaning; empty for most. */
	context: string;
	id: string;
	/** The sentence for several, in English; empty where nothing is counted. */
	plural: string;
	/** Remarks for translators. */
	comments: readonly string[];
	/** Source files that contain the message, such as `includes/class-x.php:12`. */
	references: readonly string[];
};

/** What tells a message from all others, in the form that gettext, WordPress and Jed share. */
export function messageKey( {
	context,
	id,
}: Pick< Message, 'context' | 'id' > ): string {
	return context ? `${ context }\u0004${ id }` : id;
}

/**
 * One entry for every message, in the order of the file that says it first: the same build gives the same list.
 * Throws when two places count the same sentence with different plurals, which no catalog can hold.
 */
export function mergeMessages( messages: readonly Message[] ): Message[] {
	const merged = new Map< string, Message >();
	for ( const message of messages ) {
		const key = messageKey( message );
		const known = merged.get( key );
		if (
			known?.plural &&
			message.plural &&
			known.plural !== message.plural
		) {
			throw new Error(
				`“${ message.id }” has two plurals: “${ known.plural }” (${ known.references }) and “${ message.plural }” (${ message.references }).`
			);
		}
		merged.set( key, {
			...message,
			plural: known?.plural || message.plural,
			comments: unique( known?.comments, message.comments ),
			references: unique( known?.references, message.references ),
		} );
	}
	return [ ...merged.values() ].sort(
		( a, b ) =>
			inOrder(
				String( a.references[ 0 ] ),
				String( b.references[ 0 ] )
			) || inOrder( messageKey( a ), messageKey( b ) )
	);
}

function unique(
	known: readonly string[] = [],
	added: readonly string[]
): string[] {
	return [ ...new Set( [ ...known, ...added ] ) ].sort( inOrder );
}

/** By code unit: the same on every machine, whatever language it speaks. */
function inOrder( a: string, b: string ): number {
	if ( a === b ) {
		return 0;
	}
	return a < b ? -1 : 1;
}
