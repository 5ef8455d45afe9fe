import type { Connection } from '../api';

/** The service whose connections are reconnected on another page. */
const LINKEDIN = 'linkedin';

/**
 * Returns a post's connections, each on or off as saved in the post. Before the connection test has run, returns those
 * in the post's field.
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

/** Services where posts can be replies to each other. */
const THREADED = [ 'twitter', 'x', 'mastodon', 'bluesky' ];

/** Whether at least one of the connections supports threads. */
export const canBeThread = ( connections: readonly Connection[] ): boolean =>
	connections.some( ( { service } ) => THREADED.includes( service ) );

/** Whether the author can toggle the connection: it is not locked, and its test did not fail. */
export const canToggle = ( { isToggleable, test }: Connection ): boolean =>
	isToggleable && test === 'passed';

/** Services whose posts have either images or a link card, as the author prefers. */
const WITH_PICTURES = [ 'mastodon', 'bluesky' ];

/** Whether the image option affects any connection. The platform decides for its own connections. */
export const showsPictures = ( connections: readonly Connection[] ): boolean =>
	connections.some(
		( { id, isEnabled } ) => isEnabled && WITH_PICTURES.includes( id )
	);

/** Returns the post's field after one connection was toggled. */
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

/** Whether a LinkedIn connection must be authenticated again, which happens on the page for managing connections. */
export const isLinkedInToReauth = ( { service, test }: Connection ): boolean =>
	service === LINKEDIN && test === 'must_reauth';

/** Site data for the URL to manage connections. */
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
 * @return Null for users who may not change connections.
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
 * Cuts a message to the maximum length without splitting an emoji.
 *
 * @param suffix Text that is added after the message and counts toward the limit.
 */
export const cutMessage = ( text: string, suffix = '' ): string =>
	text
		.slice( 0, MAX_MESSAGE_LENGTH - suffix.length )
		.replace( /[\uD800-\uDBFF]$/, '' );

/** Returns the remaining characters, counted like a text field does. */
export const remainingCharacters = ( message: string, suffix = '' ): number =>
	MAX_MESSAGE_LENGTH - suffix.length - message.length;
