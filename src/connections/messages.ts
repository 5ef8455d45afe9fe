import type { ApiError } from '#shared/request';
import { parseLocale } from '#shared/validation';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { Connection } from './api';

/** Texts of the Connections page. */
export const messages = {
	intro: () =>
		__(
			'Connect the services you use. A service that needs a connection is contacted only after you connect it. One that works without an account is contacted when someone uses it.',
			'dovetail-blocks'
		),
	search: () => __( 'Search connections', 'dovetail-blocks' ),
	/** @param count Number of matching rows. */
	found: ( count: number ) =>
		sprintf(
			// translators: %s: number of connections.
			_n(
				'%s connection found.',
				'%s connections found.',
				count,
				'dovetail-blocks'
			),
			String( count )
		),
	/** @param search Searched text. */
	nothingFound: ( search: string ) =>
		sprintf(
			// translators: %s: the search text.
			__(
				'No connections match “%s”. Enter the name of a service, or what you want to do.',
				'dovetail-blocks'
			),
			search
		),
	/** @param titles Titles of blocks that a search found. */
	noConnection: ( titles: readonly string[] ) =>
		sprintf(
			// translators: %s: names of blocks.
			__(
				'No connection is needed for %s. To add a block, type “/” and its name in an empty line of a page or post.',
				'dovetail-blocks'
			),
			listOf( titles, 'conjunction' )
		),
	showAll: () => __( 'Show all connections', 'dovetail-blocks' ),
	/** @param id ID in the page's URL. */
	unknown: ( id: string ) =>
		sprintf(
			// translators: %s: ID of a connection, such as "stripe".
			__(
				'There is no connection “%s” on this site. Choose one below.',
				'dovetail-blocks'
			),
			id
		),
	loading: () => __( 'Loading connections…', 'dovetail-blocks' ),
	tryAgain: () => __( 'Try again', 'dovetail-blocks' ),

	group: ( group: Connection[ 'group' ] ): string =>
		( {
			payments: __( 'Take payments', 'dovetail-blocks' ),
			newsletters: __( 'Send newsletters', 'dovetail-blocks' ),
			networks: __( 'Share posts', 'dovetail-blocks' ),
			pictures: __( 'Find pictures', 'dovetail-blocks' ),
			places: __( 'Show maps', 'dovetail-blocks' ),
			bookings: __( 'Show bookings and events', 'dovetail-blocks' ),
			forms: __( 'Protect forms', 'dovetail-blocks' ),
		} )[ group ],
	/**
	 * @param names Names of the alternatives.
	 * @param free  Names of those that work without an account.
	 */
	oneIsEnough: ( names: readonly string[], free: readonly string[] ) =>
		free.length
			? sprintf(
					// translators: 1: names of services, such as "Pexels or Openverse". 2: names of some of these services.
					__(
						'One of these is enough: %1$s. No account is needed for %2$s.',
						'dovetail-blocks'
					),
					listOf( names ),
					listOf( free )
				)
			: sprintf(
					// translators: %s: names of services, such as "GIPHY or KLIPY".
					__( 'One of these is enough: %s', 'dovetail-blocks' ),
					listOf( names )
				),
	state: ( state: Connection[ 'state' ] ): string =>
		( {
			free: __( 'Works without an account', 'dovetail-blocks' ),
			off: __( 'Not connected', 'dovetail-blocks' ),
			on: __( 'Connected', 'dovetail-blocks' ),
			failing: __( 'Needs attention', 'dovetail-blocks' ),
		} )[ state ],

	open: ( state: Connection[ 'state' ] ): string =>
		( {
			free: __( 'Show details', 'dovetail-blocks' ),
			off: __( 'Connect', 'dovetail-blocks' ),
			on: __( 'Manage', 'dovetail-blocks' ),
			failing: __( 'Fix', 'dovetail-blocks' ),
		} )[ state ],
	close: () => __( 'Close', 'dovetail-blocks' ),
	/**
	 * The button's accessible name, which begins with its label.
	 *
	 * @param label
	 * @param name  Name of the service.
	 */
	named: ( label: string, name: string ) =>
		sprintf(
			// translators: 1: label of a button, such as "Connect". 2: name of a service.
			__( '%1$s: %2$s', 'dovetail-blocks' ),
			label,
			name
		),

	/** @param name Name of the service. */
	visit: ( name: string ) =>
		sprintf(
			// translators: %s: name of a service, such as Openverse.
			__( 'Visit %s', 'dovetail-blocks' ),
			name
		),
	/** @param name Name of the service. */
	howToSetUp: ( name: string ) =>
		sprintf(
			// translators: %s: name of a service, such as Mailchimp.
			__( 'How to set up %s', 'dovetail-blocks' ),
			name
		),
	isStored: () =>
		__(
			'A value is stored. Leave the field empty to keep it.',
			'dovetail-blocks'
		),
	/** @param label Label of the field. */
	remove: ( label: string ) =>
		sprintf(
			// translators: %s: label of a field, such as "Stripe key".
			__( 'Remove the stored value of “%s”', 'dovetail-blocks' ),
			label
		),
	disconnect: () => __( 'Disconnect', 'dovetail-blocks' ),
	askToDisconnect: ( service: string ) =>
		sprintf(
			// translators: %s: name of a service, such as "Stripe".
			__(
				'Disconnect %s? This site deletes its stored keys and passwords for the service.',
				'dovetail-blocks'
			),
			service
		),
	connectedInWindow: () =>
		__( 'Connected. You can close this window.', 'dovetail-blocks' ),
	closeWindow: () => __( 'Close window', 'dovetail-blocks' ),
	save: () => __( 'Save', 'dovetail-blocks' ),
	saving: () => __( 'Saving…', 'dovetail-blocks' ),
	saved: () => __( 'Saved.', 'dovetail-blocks' ),
	/** @param field Label of the first field. */
	isEmpty: ( field: string ) =>
		sprintf(
			// translators: %s: label of a field.
			__( 'Nothing was entered. Fill in “%s” first.', 'dovetail-blocks' ),
			field
		),
	notAllSaved: () =>
		__(
			'Not everything was saved. Check the marked fields.',
			'dovetail-blocks'
		),
	check: () => __( 'Check connection', 'dovetail-blocks' ),
	checking: () => __( 'Checking…', 'dovetail-blocks' ),
	/** @param users Titles of blocks that use the connection. */
	usedBy: ( users: readonly string[] ) =>
		sprintf(
			// translators: %s: names of blocks.
			__( 'Used by: %s', 'dovetail-blocks' ),
			users.join( ', ' )
		),
	details: () => __( 'More about the fields', 'dovetail-blocks' ),
	whatIsSent: () => __( 'What is sent, and when', 'dovetail-blocks' ),

	/** Returns the server's message or, without one, why the request failed and what to do next. */
	failure: ( { code, message }: ApiError ): string =>
		NO_RESPONSE_CODES.includes( code ) || message.trim() === ''
			? __(
					'This site did not answer. Check your internet connection, reload the page to see what was saved, and try again.',
					'dovetail-blocks'
				)
			: message,
};

/** Returns names as text in the page's language, such as "GIPHY or KLIPY". */
const listOf = (
	names: readonly string[],
	type: 'conjunction' | 'disjunction' = 'disjunction'
): string =>
	new Intl.ListFormat( parseLocale( document.documentElement.lang ), {
		type,
	} ).format( names );

const NO_RESPONSE_CODES = [
	'offline_error',
	'fetch_error',
	'timeout',
	'aborted',
	'invalid_json',
	'unexpected_answer',
	'unknown_error',
];
