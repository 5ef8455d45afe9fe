import type { Connection, ConnectionField } from './api';

/** Unsaved input for a connection. */
export type Entry = {
	/** Values by field. */
	values: Readonly< Record< string, string > >;
	/** Names of the secrets to remove. */
	removed: readonly string[];
	problems: Readonly< Record< string, string > >;
};

/** Input of an unchanged form. */
export const EMPTY_ENTRY: Entry = { values: {}, removed: [], problems: {} };

/** Returns the value to show in a field: the typed value, or else the stored value. */
export const shownValue = ( entry: Entry, field: ConnectionField ): string =>
	entry.values[ field.name ] ?? field.value;

/** Whether the input contains unsaved changes. */
export const isUnsaved = (
	{ fields }: Pick< Connection, 'fields' >,
	entry: Entry
): boolean =>
	entry.removed.length > 0 ||
	fields.some( ( field ) => shownValue( entry, field ) !== field.value );

/**
 * Returns the request data for saving a connection. A secret is included only if it was typed or should be removed.
 * Other values are sent together with the value that the page showed, so that the server can detect changes by other
 * users.
 */
export function dataOf(
	{ fields }: Pick< Connection, 'fields' >,
	entry: Entry
): { values: Record< string, string >; was: Record< string, string > } {
	const sent = fields.flatMap( ( field ): [ string, string ][] => {
		const value = shownValue( entry, field );
		if ( field.control !== 'secret' || value !== '' ) {
			return [ [ field.name, value ] ];
		}
		return entry.removed.includes( field.name )
			? [ [ field.name, '' ] ]
			: [];
	} );
	return {
		values: Object.fromEntries( sent ),
		was: Object.fromEntries(
			fields.map( ( { name, was } ) => [ name, was ] )
		),
	};
}

/**
 * Returns the input that remains after saving: text that was not sent, text that was typed during the request, and
 * rejected values, except secrets.
 *
 * @param connection The saved connection.
 * @param entry      The current input.
 * @param sent       The input that was sent.
 * @param problems   Why values were rejected, by field.
 */
export function afterSaving(
	{ fields }: Pick< Connection, 'fields' >,
	entry: Entry,
	sent: Entry,
	problems: Entry[ 'problems' ]
): Entry {
	const isNew = ( name: string ) =>
		entry.values[ name ] !== sent.values[ name ];
	const isKept = ( name: string ) =>
		isNew( name ) ||
		( name in problems &&
			fields.some(
				( field ) => field.name === name && field.control !== 'secret'
			) );
	return {
		problems: filterKeys( problems, ( name ) => ! isNew( name ) ),
		removed: entry.removed.filter(
			( name ) => ! sent.removed.includes( name )
		),
		values: filterKeys( entry.values, isKept ),
	};
}

const filterKeys = (
	record: Readonly< Record< string, string > >,
	isKept: ( key: string ) => boolean
): Record< string, string > =>
	Object.fromEntries(
		Object.entries( record ).filter( ( [ key ] ) => isKept( key ) )
	);
