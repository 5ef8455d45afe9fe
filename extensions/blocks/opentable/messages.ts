import { __, _n, sprintf } from '@wordpress/i18n';
import { wordsIn } from './rules/search';
import { nameInAddress, type Style } from './rules/reservation';

const STYLE_NAMES: Readonly< Record< Style, () => string > > = {
	standard: () => __( 'Standard', 'dovetail-blocks' ),
	tall: () => __( 'Tall', 'dovetail-blocks' ),
	wide: () => __( 'Wide', 'dovetail-blocks' ),
	button: () => __( 'Button', 'dovetail-blocks' ),
	multi: () => __( 'Several restaurants', 'dovetail-blocks' ),
};

const notChosen = () =>
	__(
		'Choose a restaurant from the list, or enter its ID.',
		'dovetail-blocks'
	);

/** Messages for authors. */
export const messages = {
	instructions: () =>
		__(
			'Enter a restaurant name or ID, or paste an embed code or address from OpenTable.',
			'dovetail-blocks'
		),
	field: () => __( 'Restaurant name, ID or embed code', 'dovetail-blocks' ),
	placeholder: () => __( 'Name, ID or embed code…', 'dovetail-blocks' ),
	links: () =>
		[
			[
				__( 'Sign up for OpenTable', 'dovetail-blocks' ),
				'https://restaurant.opentable.com/get-started/',
			],
			[
				__( 'Learn more', 'dovetail-blocks' ),
				'https://support.opentable.com/s/article/Add-a-Reservation-Widget',
			],
		] as const,
	problem( entered: string ) {
		if ( nameInAddress( entered ) ) {
			return __(
				'This address does not contain the restaurant’s ID. Choose a search result, or paste the embed code from your OpenTable account.',
				'dovetail-blocks'
			);
		}
		return wordsIn( entered ) && ! /[/<>]/.test( entered )
			? notChosen()
			: __(
					'We ran into an issue. Please ensure this embed matches the one from your OpenTable account',
					'dovetail-blocks'
				);
	},
	notChosen,
	edit: () => __( 'Edit', 'dovetail-blocks' ),

	searching: () => __( 'Looking for restaurants…', 'dovetail-blocks' ),
	found: ( count: number ) =>
		sprintf(
			// translators: %d: how many restaurants a search has found.
			_n(
				'%d restaurant found.',
				'%d restaurants found.',
				count,
				'dovetail-blocks'
			),
			count
		),
	results: () => __( 'Search results', 'dovetail-blocks' ),
	noneFound: ( words: string ) =>
		sprintf(
			// translators: %s: name of a restaurant that an author searched for.
			__(
				'No restaurants found for “%s”. Try another spelling, or enter the restaurant’s ID.',
				'dovetail-blocks'
			),
			words
		),
	searchFailed: () =>
		__(
			'Restaurant search is unavailable right now. Enter the restaurant’s ID, or paste an embed code or address from OpenTable.',
			'dovetail-blocks'
		),
	restaurant: ( rid: number, name: string ): string =>
		name
			? sprintf(
					// translators: 1: name of a restaurant, 2: its id at OpenTable.
					__( '%1$s (%2$d)', 'dovetail-blocks' ),
					name,
					rid
				)
			: sprintf(
					// translators: %d: id of a restaurant at OpenTable.
					__( 'Restaurant %d', 'dovetail-blocks' ),
					rid
				),

	settings: () => __( 'Settings', 'dovetail-blocks' ),
	restaurants: () => __( 'Restaurants', 'dovetail-blocks' ),
	restaurantsHelp: () =>
		__(
			'Type a restaurant name and choose from the list, or enter the restaurant’s ID.',
			'dovetail-blocks'
		),
	added: () => __( 'Restaurant added.', 'dovetail-blocks' ),
	removed: () => __( 'Restaurant removed.', 'dovetail-blocks' ),
	remove: () => __( 'Remove restaurant', 'dovetail-blocks' ),
	language: () => __( 'Language', 'dovetail-blocks' ),
	siteLanguage: ( name: string ) =>
		sprintf(
			// translators: %s: name of a language.
			__( 'Site language (%s)', 'dovetail-blocks' ),
			name
		),
	newWindow: () => __( 'Open in a new window', 'dovetail-blocks' ),
	iframe: () => __( 'Load in an iFrame (recommended)', 'dovetail-blocks' ),
	iframeHelp: () =>
		__(
			'When off, visitors get a link to the reservation page. OpenTable’s own script is never loaded on your page.',
			'dovetail-blocks'
		),
	negativeMargin: () => __( 'Remove button margin', 'dovetail-blocks' ),

	style: () => __( 'Style', 'dovetail-blocks' ),
	styleName: ( style: Style ) => STYLE_NAMES[ style ](),
	tooNarrow: () =>
		__(
			'The wide style needs wide or full alignment; otherwise the form may not fit.',
			'dovetail-blocks'
		),
};
