/** What may be said about an event: which block, which plan, where the author met it, which feature. Nothing about a person, a post or a site. */
export const EVENT_PROPERTIES = [
	'block',
	'context',
	'feature',
	'plan',
] as const;

export type EventProperties = Partial<
	Record< ( typeof EVENT_PROPERTIES )[ number ], string | number | boolean >
>;

/** A slug and nothing else: no address of any kind, no sentence, no long number in disguise fits into it. */
const SLUG = /^[a-z][a-z0-9_-]{0,63}(\/[a-z0-9][a-z0-9_-]{0,63})?$/i;

/** The largest number that is still a count and not somebody's identity. */
const LARGEST_NUMBER = 9999;

/** The properties that may leave the page: listed ones, whose value is a slug, a small number, true or false. All others are dropped. */
export function allowedProperties(
	properties: Readonly< Record< string, unknown > >
): [ name: string, value: string ][] {
	return EVENT_PROPERTIES.flatMap( ( name ) => {
		const value = Object.hasOwn( properties, name )
			? properties[ name ]
			: undefined;
		return isAllowed( value ) ? [ [ name, String( value ) ] ] : [];
	} );
}

function isAllowed( value: unknown ): value is string | number | boolean {
	if ( typeof value === 'string' ) {
		return SLUG.test( value );
	}
	if ( typeof value === 'number' ) {
		return Math.abs( value ) <= LARGEST_NUMBER;
	}
	return typeof value === 'boolean';
}
