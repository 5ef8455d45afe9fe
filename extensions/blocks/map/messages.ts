import { translateText } from '#shared/api';
import { SHARES_ADDRESS } from '#shared/embed';
import { format } from '#shared/view';
import { __, _n, sprintf } from '@wordpress/i18n';

/** Messages for authors. */
export const messages = {
	title: () => __( 'Map', 'dovetail-blocks' ),

	changeStyle: () => __( 'Change style', 'dovetail-blocks' ),
	styles: () => __( 'Styles', 'dovetail-blocks' ),

	noKey: () =>
		__(
			'This site has no map key yet, so visitors see a list of places with links instead of a map. You can add places now by their coordinates or from a file.',
			'dovetail-blocks'
		),
	noAddress: () =>
		__(
			'This site uses its own map server, but the server’s address is missing. Visitors see a list of places with links instead of a map. You can add places now.',
			'dovetail-blocks'
		),
	enterKey: () =>
		__(
			'Enter a key once for the whole site. Your Mapbox account settings list public keys, which start with “pk.”.',
			'dovetail-blocks'
		),
	askForSource: () =>
		__(
			'An administrator of this site can set this up under Dovetail → Settings.',
			'dovetail-blocks'
		),
	chooseSource: () =>
		__( 'Choose a map provider for this site', 'dovetail-blocks' ),
	source: () => __( 'Map provider', 'dovetail-blocks' ),
	comesFrom: ( name: string ) =>
		sprintf(
			// translators: %s: name or host of a map service.
			__( 'This site’s maps come from %s.', 'dovetail-blocks' ),
			name
		),
	notChosen: () =>
		__(
			'No map provider has been chosen. Visitors get an OpenStreetMap map when they press “Show the map”. Choose a provider or enter a Mapbox key to load maps automatically.',
			'dovetail-blocks'
		),
	show: () => __( 'Show the map', 'dovetail-blocks' ),
	asks: ( name: string ) => format( translateText( SHARES_ADDRESS ), name ),
	checkKey: () =>
		__(
			'Mapbox rejected this site’s map key. Ask an administrator to check it under Dovetail → Connections.',
			'dovetail-blocks'
		),
	checkOwnKey: () =>
		__(
			'Mapbox rejected this site’s map key. Copy it again from your Mapbox account and paste it in the sidebar under “Map provider”. If the key is limited to certain addresses, add this site’s address.',
			'dovetail-blocks'
		),
	openSettings: () => __( 'Open settings', 'dovetail-blocks' ),
	libraryMissing: () =>
		__( 'The map library could not be loaded.', 'dovetail-blocks' ),
	mapKey: () => __( 'Map key', 'dovetail-blocks' ),
	saveKey: () => __( 'Save map key', 'dovetail-blocks' ),
	keySaved: () =>
		__( 'Map key saved for the whole site.', 'dovetail-blocks' ),
	secretKey: () =>
		__(
			'The map key was not saved. Keys that start with “sk.” are secret, but everyone who views a map can read its key. Enter the public key, which starts with “pk.”.',
			'dovetail-blocks'
		),
	noPublicKey: () =>
		__(
			'The map key was not saved. A public map key starts with “pk.” and has no spaces.',
			'dovetail-blocks'
		),
	getKey: () => __( 'Get a Mapbox key', 'dovetail-blocks' ),
	keyFailed: ( sentence: string ) =>
		sprintf(
			// translators: %s: what went wrong, a sentence.
			__(
				'The map can’t be shown here at the moment. %s Visitors are not affected.',
				'dovetail-blocks'
			),
			sentence
		),
	failed: ( code: string, message: string ) =>
		sprintf(
			// translators: 1: a code such as mapbox_error, 2: the message of the map library, in English.
			__(
				'The map could not be displayed (%1$s): %2$s Your places are unchanged, and visitors see them as a list.',
				'dovetail-blocks'
			),
			code,
			withFullStop( message )
		),
	trouble: ( code: string, message: string ) =>
		sprintf(
			// translators: 1: a code such as mapbox_error, 2: the message of the map library, in English.
			__(
				'Part of the map could not be displayed (%1$s): %2$s',
				'dovetail-blocks'
			),
			code,
			withFullStop( message )
		),
	tryAgain: () => __( 'Try again', 'dovetail-blocks' ),
	loading: () => __( 'Loading the map…', 'dovetail-blocks' ),

	editMap: () => __( 'Edit the map', 'dovetail-blocks' ),
	addMarker: () => __( 'Add marker', 'dovetail-blocks' ),
	clickToAdd: () =>
		__( 'Click on the map where the marker should go.', 'dovetail-blocks' ),
	addHint: ( canSearch: boolean ) =>
		canSearch
			? __( 'Search, or paste coordinates or a link', 'dovetail-blocks' )
			: __( 'Paste coordinates or a link', 'dovetail-blocks' ),
	addPlace: () => __( 'Add a place', 'dovetail-blocks' ),
	/** Help text for each search service. `hasMap`: whether there is a map to click on. */
	addHelp: {
		mapbox: () =>
			__(
				'An address, coordinates such as 52.5163, 13.3777, or a link to a page on Google Maps, OpenStreetMap or Apple Maps.',
				'dovetail-blocks'
			),
		site: () =>
			__(
				'A name, address, coordinates such as 52.5163, 13.3777, or a link to a page on Google Maps, OpenStreetMap or Apple Maps.',
				'dovetail-blocks'
			),
		none: ( hasMap: boolean ) =>
			hasMap
				? __(
						'Coordinates such as 52.5163, 13.3777, or a link to a page on Google Maps, OpenStreetMap or Apple Maps. You can also press “Add marker” in the toolbar and click on the map.',
						'dovetail-blocks'
					)
				: __(
						'Coordinates such as 52.5163, 13.3777, or a link to a page on Google Maps, OpenStreetMap or Apple Maps.',
						'dovetail-blocks'
					),
	},
	search: () => __( 'Search', 'dovetail-blocks' ),
	add: () => __( 'Add', 'dovetail-blocks' ),
	searching: () => __( 'Searching…', 'dovetail-blocks' ),
	found: () => __( 'Places found', 'dovetail-blocks' ),
	nothingFound: () =>
		__(
			'No places found. Try another spelling, or enter coordinates.',
			'dovetail-blocks'
		),
	noCoordinates: () =>
		__(
			'This doesn’t look like coordinates or a link to a map page. Coordinates start with the latitude, such as 52.5163, 13.3777.',
			'dovetail-blocks'
		),
	notSearched: () =>
		__(
			'This field accepts only coordinates or a link, because address search isn’t set up. Find the address on a map website, then copy the page’s link and paste it here.',
			'dovetail-blocks'
		),
	onlyName: () =>
		__(
			'This link contains a name but no coordinates. Find the place on OpenStreetMap, then copy that page’s link and paste it here.',
			'dovetail-blocks'
		),
	lookUp: () => __( 'Search on OpenStreetMap', 'dovetail-blocks' ),
	shortLink: () =>
		__(
			'This short link does not contain the location. Open it and copy the address of the page it leads to.',
			'dovetail-blocks'
		),
	useContact: () =>
		__( 'Use the address of the contact info', 'dovetail-blocks' ),
	lookUpContact: () =>
		__(
			'Find the address of the contact info on OpenStreetMap',
			'dovetail-blocks'
		),
	searchFailed: ( sentence: string ) =>
		sprintf(
			// translators: %s: what went wrong, a sentence.
			__(
				'The search failed. %s You can enter coordinates instead.',
				'dovetail-blocks'
			),
			sentence
		),

	markerTitle: () => __( 'Marker Title', 'dovetail-blocks' ),
	markerCaption: () => __( 'Marker Caption', 'dovetail-blocks' ),
	deleteMarker: () => __( 'Delete Marker', 'dovetail-blocks' ),
	coordinates: () => __( 'Coordinates', 'dovetail-blocks' ),
	done: () => __( 'Done', 'dovetail-blocks' ),
	alreadyThere: ( name: string ) =>
		sprintf(
			// translators: %s: name of a place.
			__( 'This place is already on the map: %s', 'dovetail-blocks' ),
			name
		),
	markerAdded: ( name: string ) =>
		sprintf(
			// translators: %s: name of a place.
			__( 'Marker added: %s', 'dovetail-blocks' ),
			name
		),
	markerDeleted: () => __( 'Marker deleted.', 'dovetail-blocks' ),
	marker: ( position: number ) =>
		sprintf(
			// translators: %d: place of a marker in the list, 1 for the first.
			__( 'Marker %d', 'dovetail-blocks' ),
			position
		),
	editMarker: ( name: string ) =>
		sprintf(
			// translators: %s: name of a marker.
			__( 'Edit %s', 'dovetail-blocks' ),
			name
		),
	places: () => __( 'Places', 'dovetail-blocks' ),
	placesOf: ( count: number ) =>
		sprintf(
			// translators: %d: a number of places.
			__( 'Places (%d)', 'dovetail-blocks' ),
			count
		),
	showMorePlaces: ( count: number ) =>
		sprintf(
			// translators: %d: a number of places.
			_n(
				'Show %d more place',
				'Show %d more places',
				count,
				'dovetail-blocks'
			),
			count
		),
	noPlaces: () =>
		__(
			'No places yet. Search for one on the map, or drop a GeoJSON, KML or GPX file on it.',
			'dovetail-blocks'
		),
	notReady: () =>
		__(
			'Visitors see no markers and no list until you add a place.',
			'dovetail-blocks'
		),
	noSearch: () => __( 'Address search isn’t set up.', 'dovetail-blocks' ),
	withoutSearch: () => [
		__(
			'Copy a link or coordinates from any map, for example with the Share button in Google Maps or Apple Maps.',
			'dovetail-blocks'
		),
		__(
			'Paste the link or coordinates into the field on the map.',
			'dovetail-blocks'
		),
	],
	/** @param service Name of the service, such as "Mapbox". */
	setUpSearch: ( service: string ) =>
		sprintf(
			// translators: %s: name of a service, such as "Mapbox".
			__( 'Set up search with %s', 'dovetail-blocks' ),
			service
		),
	moveUp: ( name: string ) =>
		sprintf(
			// translators: %s: name of a place.
			__( 'Move %s up', 'dovetail-blocks' ),
			name
		),
	moveDown: ( name: string ) =>
		sprintf(
			// translators: %s: name of a place.
			__( 'Move %s down', 'dovetail-blocks' ),
			name
		),
	moved: ( name: string, position: number ) =>
		sprintf(
			// translators: 1: name of a place, 2: its number in the list.
			__( '%1$s moved to position %2$d.', 'dovetail-blocks' ),
			name,
			position
		),
	deletePlace: ( name: string ) =>
		sprintf(
			// translators: %s: name of a place.
			__( 'Delete %s', 'dovetail-blocks' ),
			name
		),
	notOnMap: () =>
		__(
			'not on the map because its coordinates are missing',
			'dovetail-blocks'
		),
	tooMany: ( max: number ) =>
		sprintf(
			// translators: %d: a number of markers.
			__(
				'This map already has the maximum of %d markers.',
				'dovetail-blocks'
			),
			max
		),

	importMarkers: () => __( 'Import markers', 'dovetail-blocks' ),
	dropFile: () => __( 'Drop a GeoJSON, KML or GPX file', 'dovetail-blocks' ),
	imported: ( count: number ) =>
		sprintf(
			// translators: %d: a number of markers.
			_n(
				'%d marker was added.',
				'%d markers were added.',
				count,
				'dovetail-blocks'
			),
			count
		),
	importedSome: ( count: number, left: number ) =>
		sprintf(
			// translators: 1: number of markers added, 2: number of places left out.
			__(
				'Markers added: %1$d. Left out: %2$d, because a map can have at most 300 markers.',
				'dovetail-blocks'
			),
			count,
			left
		),
	fileTooLarge: ( name: string ) =>
		sprintf(
			// translators: %s: name of a file.
			__(
				'“%s” was not imported because it is larger than 2 MB. Nothing was changed.',
				'dovetail-blocks'
			),
			name
		),
	fileUnreadable: ( name: string ) =>
		sprintf(
			// translators: %s: name of a file.
			__(
				'“%s” was not imported because it is not a valid GeoJSON, KML or GPX file. Nothing was changed.',
				'dovetail-blocks'
			),
			name
		),
	fileEmpty: ( name: string ) =>
		sprintf(
			// translators: %s: name of a file.
			__(
				'“%s” contains no points. Lines and areas can’t become markers. Nothing was changed.',
				'dovetail-blocks'
			),
			name
		),
	pastedText: () => __( 'Pasted text', 'dovetail-blocks' ),

	picture: () => __( 'Static map image', 'dovetail-blocks' ),
	pictureHelp: () =>
		__(
			'Feeds, print and email can’t show a map. They show the list of places, with this image above it. Visitors see the image until the map loads. It is saved to the media library.',
			'dovetail-blocks'
		),
	makePicture: () => __( 'Create image of current view', 'dovetail-blocks' ),
	makePictureAnew: () => __( 'Update image', 'dovetail-blocks' ),
	removePicture: () => __( 'Remove image', 'dovetail-blocks' ),
	pictureIsOld: () =>
		__(
			'The map has changed since this image was created.',
			'dovetail-blocks'
		),
	pictureFailed: () =>
		__(
			'The image could not be created because the map server or the browser does not allow it. The map is unchanged; feeds and print show the list of places.',
			'dovetail-blocks'
		),

	settings: () => __( 'Map settings', 'dovetail-blocks' ),
	height: () => __( 'Height in pixels', 'dovetail-blocks' ),
	heightHelp: () =>
		__(
			'Leave empty for an automatic height (three quarters of the width, up to 80% of the window).',
			'dovetail-blocks'
		),
	zoom: () => __( 'Zoom', 'dovetail-blocks' ),
	zoomHelp: () =>
		__(
			'With several markers, the map zooms to show all of them.',
			'dovetail-blocks'
		),
	details: () => __( 'Show names and details on the map', 'dovetail-blocks' ),
	fullscreenButton: () => __( 'Show fullscreen button', 'dovetail-blocks' ),
	scrollToZoom: () => __( 'Scroll to zoom', 'dovetail-blocks' ),
	scrollToZoomHelp: () =>
		__(
			'When off, visitors scroll past the map and hold Ctrl (⌘ on a Mac) to zoom.',
			'dovetail-blocks'
		),
	markerColor: () => __( 'Marker color', 'dovetail-blocks' ),
	zoomIn: () => __( 'Zoom in', 'dovetail-blocks' ),
	zoomOut: () => __( 'Zoom out', 'dovetail-blocks' ),
	fullscreenDisabled: () =>
		__( 'Fullscreen: visitors only', 'dovetail-blocks' ),
	attribution: () => __( 'Map credits', 'dovetail-blocks' ),
	cluster: () =>
		// translators: %d: a number of places, at least 2.
		__( '%d places; zoom in to see them', 'dovetail-blocks' ),
	wheelHint: () =>
		// translators: %s: a key, Ctrl or ⌘.
		__( 'Hold %s and scroll to zoom the map.', 'dovetail-blocks' ),
	touchHint: () =>
		__( 'Use two fingers to move the map.', 'dovetail-blocks' ),

	style: {
		default: () => __( 'Basic', 'dovetail-blocks' ),
		black_and_white: () => __( 'Black and white', 'dovetail-blocks' ),
		satellite: () => __( 'Satellite', 'dovetail-blocks' ),
		terrain: () => __( 'Terrain', 'dovetail-blocks' ),
	},
};

const withFullStop = ( message: string ) =>
	/[.!?]$/.test( message ) ? message : `${ message }.`;
