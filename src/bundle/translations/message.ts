/** The text domain of the plugin's strings. */
export const TEXT_DOMAIN = 'dovetail-blocks';

/** A translatable string of the built plugin. */
export type Message = {
	/** Distinguishes identical English strings with different meanings. Usually empty. */
	context: string;
	id: string;
	/** The plural form in English. Empty if the string has none. */
	plural: string;
	comments: readonly string[];
	/** Source files that contain the message, such as `includes/class-x.php:12`. */
	references: readonly string[];
};

/** Returns the unique key of a message, in the format that gettext, WordPress and Jed share. */
export function messageKey( {
	context,
	id,
}: Pick< Message, 'context' | 'id' > ): string {
	return context ? `${ context }\u0004${ id }` : id;
}

/**
 * Merges duplicate messages, in the order of files, so that identical builds produce identical lists. Throws an error
 * if a string has two different plural forms, because catalogs cannot contain both.
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

/** Compares strings by code unit, so that the order does not depend on the machine's locale. */
function inOrder( a: string, b: string ): number {
	if ( a === b ) {
		return 0;
	}
	return a < b ? -1 : 1;
}
