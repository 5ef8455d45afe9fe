/** A post with a video in a current or former saved format of WordPress's block. */
export type SavedVideo = {
	what: string;
	content: string;
	/** An old format, which WordPress converts to the current format when saving. */
	isOld?: true;
};

const SRC = 'https://example.org/film.webm';

/** Escapes HTML characters as WordPress does in the comments around blocks. */
const ESCAPED = ( sign: string ): string =>
	`\\u00${ sign.slice( -1 ).charCodeAt( 0 ).toString( 16 ) }`;

const post = ( comment: object, html: string ): string => {
	const json = Object.keys( comment ).length
		? ` ${ JSON.stringify( comment ).replace( /\\"|[<>]/g, ESCAPED ) }`
		: '';
	return `<!-- wp:video${ json } -->\n${ html }\n<!-- /wp:video -->`;
};

const figure = ( video: string, { classes = '', caption = '' } = {} ): string =>
	`<figure class="wp-block-video${ classes }">${ video }${ caption }</figure>`;

const video = ( attributes = 'controls', tracks = '' ): string =>
	`<video ${ attributes } src="${ SRC }">${ tracks }</video>`;

const FULL =
	'autoplay controls loop muted poster="https://example.org/still.jpg" preload="auto"';

const CAPTION =
	'<figcaption class="wp-element-caption">At <em>six</em> &amp; later</figcaption>';
const OLD_CAPTION = '<figcaption>At <em>six</em> &amp; later</figcaption>';

const TRACK = {
	src: 'https://example.org/film.vtt',
	label: 'English',
	srcLang: 'en',
	kind: 'subtitles',
};

/**
 * Posts with each attribute of the video block and the platform's hosting ID, separately and all together. Generated
 * with WordPress's own `save`; a test verifies this.
 */
export const savedVideos: readonly SavedVideo[] = [
	{ what: 'an empty block', content: post( {}, figure( '' ) ) },
	{ what: 'a file of elsewhere', content: post( {}, figure( video() ) ) },
	{
		what: 'a file of the library',
		content: post( { id: 5 }, figure( video() ) ),
	},
	{
		what: 'a hosted file',
		content: post( { id: 5, guid: 'abcd1234' }, figure( video() ) ),
	},
	{
		what: 'a hosted file that is not in the library',
		content: post( { guid: 'abcd1234' }, figure( video() ) ),
	},
	{
		what: 'a hosted id without a file',
		content: post( { guid: 'abcd1234' }, figure( '' ) ),
	},
	{
		what: 'an id that is none',
		content: post(
			{ id: 5, guid: '"><script>alert(1)</script>' },
			figure( video() )
		),
	},
	...[
		'autoplay controls',
		'controls loop',
		'controls muted',
		'controls poster="https://example.org/still.jpg"',
		'controls preload="auto"',
		'controls preload="none"',
	].map( ( attributes ) => ( {
		what: attributes,
		content: post( { id: 5 }, figure( video( attributes ) ) ),
	} ) ),
	{
		what: 'no controls',
		content: post( { id: 5 }, figure( `<video src="${ SRC }"></video>` ) ),
	},
	{
		what: 'playing in its place',
		content: post(
			{ id: 5 },
			figure( `<video controls src="${ SRC }" playsinline></video>` )
		),
	},
	{
		what: 'a caption',
		content: post( { id: 5 }, figure( video(), { caption: CAPTION } ) ),
	},
	{
		what: 'subtitles',
		content: post(
			{ id: 5, tracks: [ TRACK ] },
			figure(
				video(
					'controls',
					'<track src="https://example.org/film.vtt" label="English" srclang="en" kind="subtitles"/>'
				)
			)
		),
	},
	{
		what: 'an alignment, a class, an anchor and a margin',
		content: post(
			{
				id: 5,
				align: 'wide',
				anchor: 'film',
				className: 'mine',
				style: { spacing: { margin: { top: '9px' } } },
			},
			`<figure class="wp-block-video alignwide mine" id="film" style="margin-top:9px">${ video() }</figure>`
		),
	},
	{
		what: 'everything, hosted',
		content: post(
			{
				id: 5,
				tracks: [ TRACK ],
				align: 'left',
				guid: 'abcd1234',
			},
			figure(
				`<video ${ FULL } src="${ SRC }" playsinline><track src="https://example.org/film.vtt" label="English" srclang="en" kind="subtitles"/></video>`,
				{ classes: ' alignleft', caption: CAPTION }
			)
		),
	},
	{
		what: 'a caption without a class, as before WordPress 6.1',
		isOld: true,
		content: post( { id: 5 }, figure( video(), { caption: OLD_CAPTION } ) ),
	},
	{
		what: 'everything, before WordPress 6.1',
		isOld: true,
		content: post(
			{ id: 5, tracks: [ TRACK ], align: 'wide', className: 'mine' },
			figure(
				`<video ${ FULL } src="${ SRC }" playsinline><track src="https://example.org/film.vtt" label="English" srclang="en" kind="subtitles"/></video>`,
				{ classes: ' alignwide mine', caption: OLD_CAPTION }
			)
		),
	},
];
