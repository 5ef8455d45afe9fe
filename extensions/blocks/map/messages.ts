import { __, _n, sprintf } from '@wordpress/i18n';

/** Every sentence that an author reads. */
export const messages = {
	title: () => __( 'Map', 'dovetail-blocks' ),

	changeStyle: () => __( 'Change style', 'dovetail-blocks' ),
	styles: () => __( 'Styles', 'dovetail-blocks' ),

	noKey: () =>
		__(
			'This site has no map key yet, so visitors see the list of the places, with links, instead of a map. You can add the places now: by their coordinates, or from a file.',
			'dovetail-blocks'
		),
	noAddress: () =>
		__(
			'The maps of this site come from a server of its own, and its address is missing. Visitors see the list of the places, with links, instead of a map. You can add the places now.',
			'dovetail-blocks'
		),
	enterKey: () =>
		__(
			'A key is entered once for the whole site. Mapbox gives public keys, which start with “pk.”, in its account settings.',
			'dovetail-blocks'
		),
	askForSource: () =>
		__(
			'An administrator of this site can set that up under Settings → Dovetail Blocks.',
			'dovetail-blocks'
		),
	chooseSource: () =>
		__( 'Choose where the maps of this site come from', 'dovetail-blocks' ),
	source: () => __( 'Where maps come from', 'dovetail-blocks' ),
	comesFrom: ( name: string ) =>
		sprintf(
			// translators: %s: name or host of a map service.
			__( 'The maps of this site come from %s.', 'dovetail-blocks' ),
			name
		),
	notChosen: () =>
		__(
			'Nobody has chosen where the maps of this site come from: visitors get one of OpenStreetMap when they press “Show the map”. Once you have chosen, or entered a key of Mapbox here, maps come by themselves.',
			'dovetail-blocks'
		),
	show: () => __( 'Show the map', 'dovetail-blocks' ),
	asks: ( name: string ) =>
		sprintf(
			// translators: %s: name or host of a map service.
			__(
				'It comes from %s, which then learns your IP address.',
				'dovetail-blocks'
			),
			name
		),
	checkKey: () =>
		__(
			'Mapbox may not take the map key of this site. Please tell an administrator: the key is under Settings → Dovetail Blocks.',
			'dovetail-blocks'
		),
	checkOwnKey: () =>
		__(
			'Mapbox may not take the map key of this site. Copy it again from your Mapbox account and enter it in the sidebar under “Where maps come from”; a key that is bound to certain addresses needs that of this site.',
			'dovetail-blocks'
		),
	openSettings: () => __( 'Open the settings', 'dovetail-blocks' ),
	libraryMissing: () =>
		__( 'The program that draws maps did not arrive.', 'dovetail-blocks' ),
	mapKey: () => __( 'Map key', 'dovetail-blocks' ),
	saveKey: () => __( 'Save map key', 'dovetail-blocks' ),
	keySaved: () =>
		__( 'The map key is saved for the whole site.', 'dovetail-blocks' ),
	secretKey: () =>
		__(
			'The map key was not changed: a key that starts with “sk.” is secret, and everyone who looks at a map can read its key. Enter the public key, which starts with “pk.”.',
			'dovetail-blocks'
		),
	noPublicKey: () =>
		__(
			'The map key was not changed: a public map key starts with “pk.” and has no spaces.',
			'dovetail-blocks'
		),
	getKey: () => __( 'Get a key from Mapbox', 'dovetail-blocks' ),
	keyFailed: ( sentence: string ) =>
		sprintf(
			// translators: %s: what went wrong, a sentence.
			__(
				'The map cannot be shown here at the moment. %s Visitors are not affected.',
				'dovetail-blocks'
			),
			sentence
		),
	failed: ( code: string, message: string ) =>
		sprintf(
			// translators: 1: a code such as mapbox_error, 2: the message of the map library, in English.
			__(
				'The map could not be drawn (%1$s): %2$s Your places are kept, and visitors see the list of them.',
				'dovetail-blocks'
			),
			code,
			withFullStop( message )
		),
	trouble: ( code: string, message: string ) =>
		sprintf(
			// translators: 1: a code such as mapbox_error, 2: the message of the map library, in English.
			__(
				'Part of the map could not be drawn (%1$s): %2$s',
				'dovetail-blocks'
			),
			code,
			withFullStop( message )
		),
	tryAgain: () => __( 'Try again', 'dovetail-blocks' ),
	loading: () => __( 'Loading the map…', 'dovetail-blocks' ),
	dismiss: () => __( 'Dismiss', 'dovetail-blocks' ),

	editMap: () => __( 'Edit the map', 'dovetail-blocks' ),
	addMarker: () => __( 'Add marker', 'dovetail-blocks' ),
	clickToAdd: () =>
		__( 'Click on the map where the marker should go.', 'dovetail-blocks' ),
	addHint: ( canSearch: boolean ) =>
		canSearch
			? __( 'Search, or paste coordinates or a link', 'dovetail-blocks' )
			: __( 'Paste coordinates or a link', 'dovetail-blocks' ),
	addPlace: () => __( 'Add a place', 'dovetail-blocks' ),
	/** By who finds places; `hasMap` says whether there is a map to click on. */
	addHelp: {
		mapbox: () =>
			__(
				'An address; or coordinates such as 52.5163, 13.3777, or the address of a page of Google Maps, OpenStreetMap or Apple Maps.',
				'dovetail-blocks'
			),
		site: () =>
			__(
				'A name or an address; or coordinates such as 52.5163, 13.3777, or the address of a page of Google Maps, OpenStreetMap or Apple Maps.',
				'dovetail-blocks'
			),
		none: ( hasMap: boolean ) =>
			hasMap
				? __(
						'Coordinates such as 52.5163, 13.3777, or the address of a page of Google Maps, OpenStreetMap or Apple Maps. You can also press “Add marker” in the toolbar and click on the map.',
						'dovetail-blocks'
					)
				: __(
						'Coordinates such as 52.5163, 13.3777, or the address of a page of Google Maps, OpenStreetMap or Apple Maps.',
						'dovetail-blocks'
					),
	},
	search: () => __( 'Search', 'dovetail-blocks' ),
	add: () => __( 'Add', 'dovetail-blocks' ),
	searching: () => __( 'Searching…', 'dovetail-blocks' ),
	found: () => __( 'Places found', 'dovetail-blocks' ),
	nothingFound: () =>
		__(
			'No place was found. Try another spelling, or coordinates.',
			'dovetail-blocks'
		),
	noCoordinates: () =>
		__(
			'That does not look like coordinates, or like the link of a page on a map. Coordinates start with the latitude, such as 52.5163, 13.3777.',
			'dovetail-blocks'
		),
	shortLink: () =>
		__(
			'This short link does not say where the place is. Open it, and copy the address of the page that it leads to.',
			'dovetail-blocks'
		),
	searchFailed: ( sentence: string ) =>
		sprintf(
			// translators: %s: what went wrong, a sentence.
			__(
				'The search did not work. %s You can enter coordinates instead.',
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
			__( 'This place is on the map already: %s', 'dovetail-blocks' ),
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
	noPlaces: () =>
		__(
			'No places yet. Search for one on the map, or drop a GeoJSON, KML or GPX file on it.',
			'dovetail-blocks'
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
		__( 'not on the map: its coordinates are missing', 'dovetail-blocks' ),
	tooMany: ( most: number ) =>
		sprintf(
			// translators: %d: a number of markers.
			__(
				'This map has %d markers already, the most that one can have.',
				'dovetail-blocks'
			),
			most
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
				'Markers added: %1$d. Left out: %2$d, because a map can have 300 markers at most.',
				'dovetail-blocks'
			),
			count,
			left
		),
	fileTooLarge: ( name: string ) =>
		sprintf(
			// translators: %s: name of a file.
			__(
				'“%s” was not read: it is larger than 2 MB. Nothing was changed.',
				'dovetail-blocks'
			),
			name
		),
	fileUnreadable: ( name: string ) =>
		sprintf(
			// translators: %s: name of a file.
			__(
				'“%s” was not read: it is no valid GeoJSON, KML or GPX. Nothing was changed.',
				'dovetail-blocks'
			),
			name
		),
	fileEmpty: ( name: string ) =>
		sprintf(
			// translators: %s: name of a file.
			__(
				'“%s” holds no points. Lines and areas cannot become markers. Nothing was changed.',
				'dovetail-blocks'
			),
			name
		),
	pastedText: () => __( 'The pasted text', 'dovetail-blocks' ),

	picture: () => __( 'Picture of the map', 'dovetail-blocks' ),
	pictureHelp: () =>
		__(
			'Feeds, print and email have no map: they show the list of the places, and a picture above it if you make one. Visitors see it until the map comes. It goes into the media library.',
			'dovetail-blocks'
		),
	makePicture: () =>
		__( 'Make a picture of what you see', 'dovetail-blocks' ),
	makePictureAnew: () => __( 'Make it anew', 'dovetail-blocks' ),
	removePicture: () => __( 'Remove the picture', 'dovetail-blocks' ),
	pictureIsOld: () =>
		__(
			'The map has changed since this picture was made.',
			'dovetail-blocks'
		),
	pictureFailed: () =>
		__(
			'The picture could not be made: the server of the map does not allow it, or the browser cannot. The map is as it was; feeds and print show the list of its places.',
			'dovetail-blocks'
		),

	settings: () => __( 'Map settings', 'dovetail-blocks' ),
	height: () => __( 'Height in pixels', 'dovetail-blocks' ),
	heightHelp: () =>
		__(
			'Empty: three quarters of the width, and at most 80% of the window.',
			'dovetail-blocks'
		),
	zoom: () => __( 'Zoom', 'dovetail-blocks' ),
	zoomHelp: () =>
		__(
			'With several markers the map shows all of them.',
			'dovetail-blocks'
		),
	details: () => __( 'Show names and details on the map', 'dovetail-blocks' ),
	fullscreenButton: () => __( 'Show fullscreen button', 'dovetail-blocks' ),
	scrollToZoom: () => __( 'Scroll to zoom', 'dovetail-blocks' ),
	scrollToZoomHelp: () =>
		__(
			'Off: visitors scroll past the map, and hold Ctrl (⌘ on a Mac) to zoom it.',
			'dovetail-blocks'
		),
	markerColor: () => __( 'Marker color', 'dovetail-blocks' ),
	zoomIn: () => __( 'Zoom in', 'dovetail-blocks' ),
	zoomOut: () => __( 'Zoom out', 'dovetail-blocks' ),
	fullscreenDisabled: () =>
		__( 'Fullscreen: for visitors only', 'dovetail-blocks' ),
	attribution: () => __( 'Who made this map', 'dovetail-blocks' ),
	cluster: () =>
		// translators: %d: a number of places, at least 2.
		__( '%d places: come closer', 'dovetail-blocks' ),
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
