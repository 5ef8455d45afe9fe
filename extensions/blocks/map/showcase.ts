/** A walk through Berlin. */
const STOPS = [
	[
		13.3777,
		52.5163,
		'Brandenburg Gate',
		'Ten o’clock, under the middle arch. Look for the yellow umbrella.',
	],
	[
		13.3982,
		52.5212,
		'Museum Island',
		'Half an hour for the bridges; the museums are for another day.',
	],
	[ 13.4094, 52.5208, 'Television tower', '' ],
	[
		13.4397,
		52.5051,
		'East Side Gallery',
		'We end where the wall still stands, with coffee by the river.',
	],
] as const;

const points = STOPS.map( ( [ longitude, latitude, title, caption ] ) => ( {
	coordinates: { longitude, latitude },
	title,
	caption,
} ) );

const list = STOPS.map(
	( [ longitude, latitude, title, caption ] ) =>
		`<li class="wp-block-dovetail-map__place" data-coordinates="${ longitude },${ latitude }"><a class="wp-block-dovetail-map__title" href="https://www.openstreetmap.org/?mlat=${ latitude }&amp;mlon=${ longitude }#map=16/${ latitude }/${ longitude }">${ title }</a>${
			caption &&
			`<span class="wp-block-dovetail-map__caption">${ caption }</span>`
		}</li>`
).join( '' );

/** What the showcase post shows of this block. */
export const showcase = {
	title: 'Map',
	content: `<!-- wp:paragraph -->
<p>Our Sunday walk takes three hours, and nobody is left behind. These are the stops.</p>
<!-- /wp:paragraph -->

<!-- wp:dovetail/map ${ JSON.stringify( {
		points,
		mapCenter: { longitude: 13.4087, latitude: 52.51315 },
		markerColor: '#0a4b78',
	} ) } -->
<div class="wp-block-dovetail-map" style="--dovetail-map-marker:#0a4b78" data-map-style="default" data-zoom="13" data-center="13.4087,52.51315"><ul class="wp-block-dovetail-map__list">${ list }</ul></div>
<!-- /wp:dovetail/map -->`,
};
