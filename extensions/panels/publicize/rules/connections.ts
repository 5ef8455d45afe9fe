import type { Connection } from '../api';

/** LinkedIn connections cannot be refreshed in a pop-up, only on the page for managing connections. */
const LINKEDIN = 'linkedin';

/**
 * Returns a post's connections with their test results, each on or off as saved in the post. Before the test has run,
 * returns the connections from the post's REST field.
 */
export function connectionsOf(
	field: readonly Connection[],
	tested: readonly Connection[] | null
): Connection[] {
	if ( ! tested?.length ) {
		return [ ...field ];
	}
	const own = new Map(
		field.map( ( { id, isEnabled } ) => [ id, isEnabled ] )
	);
	return tested.map( ( connection ) => ( {
		...connection,
		isEnabled: own.get( connection.id ) ?? connection.isEnabled,
	} ) );
}

/** Services that support threads. */
const THREADED = [ 'twitter', 'x', 'mastodon', 'bluesky' ];

/** Whether at least one enabled connection supports threads. */
export const canBeThread = ( connections: readonly Connection[] ): boolean =>
	connections.some(
		( { service, isEnabled } ) => isEnabled && THREADED.includes( service )
	);

/** Whether at least one enabled connection is a Twitter account, which its service calls X today. */
export const hasTwitter = ( connections: readonly Connection[] ): boolean =>
	connections.some(
		( { service, isEnabled } ) =>
			isEnabled && [ 'twitter', 'x' ].includes( service )
	);

/** Whether the author can toggle the connection: it is not locked, and its test passed. */
export const canToggle = ( { isToggleable, test }: Connection ): boolean =>
	isToggleable && test === 'passed';

/** Services where the author chooses between images and a link card. */
const WITH_PICTURES = [ 'mastodon', 'bluesky' ];

/**
 * Whether the image option affects at least one connection. The platform decides about images for its own connections.
 */
export const showsPictures = ( connections: readonly Connection[] ): boolean =>
	connections.some(
		( { id, isEnabled } ) => isEnabled && WITH_PICTURES.includes( id )
	);

/** Returns the new value of the post's REST field after a connection was toggled. */
export const toggleConnection = (
	connections: readonly Connection[],
	id: string,
	isEnabled: boolean
) =>
	connections.map( ( connection ) => ( {
		id: connection.id,
		service_name: connection.service,
		display_name: connection.name,
		profile_display_name: connection.profile,
		profile_picture: connection.picture ?? '',
		toggleable: connection.isToggleable,
		enabled: connection.id === id ? isEnabled : connection.isEnabled,
	} ) );

/** Returns the connections that must be reconnected before publishing. */
export const toRefresh = ( connections: readonly Connection[] ): Connection[] =>
	connections.filter(
		( connection ) =>
			connection.test !== 'passed' && ! isLinkedInToReauth( connection )
	);

/** Whether a LinkedIn connection must be authenticated again on the page for managing connections. */
export const isLinkedInToReauth = ( { service, test }: Connection ): boolean =>
	service === LINKEDIN && test === 'must_reauth';

type Site = {
	siteType: 'simple' | 'atomic';
	siteFragment: string;
	adminUrl: string;
	services: Readonly< Record< string, string > >;
	can: { manageOptions: boolean };
};

/**
 * Returns the URL for managing connections: on the platform for hosted sites, otherwise the site's settings in their
 * pop-up layout.
 *
 * @return Null if the user may not change connections.
 */
export function manageUrl( {
	siteType,
	siteFragment,
	adminUrl,
	services,
	can,
}: Site ): string | null {
	if ( siteType === 'simple' && services.hostedEditor ) {
		return `${ services.hostedEditor }/marketing/connections/${ siteFragment }`;
	}
	return can.manageOptions
		? `${ adminUrl }admin.php?page=dovetail-connections&publicize_popup=true`
		: null;
}

/** Maximum length of the message, in characters. */
export const MAX_MESSAGE_LENGTH = 255;

/**
 * Truncates a message to the maximum length without splitting an emoji.
 *
 * @param suffix Text that is added after the message and counts toward the limit.
 */
export const cutMessage = ( text: string, suffix = '' ): string =>
	text
		.slice( 0, MAX_MESSAGE_LENGTH - suffix.length )
		.replace( /[\uD800-\uDBFF]$/, '' );

/** Returns the number of remaining characters, counted in UTF-16 units as text fields do. */
export const remainingCharacters = ( message: string, suffix = '' ): number =>
	MAX_MESSAGE_LENGTH - suffix.length - message.length;
