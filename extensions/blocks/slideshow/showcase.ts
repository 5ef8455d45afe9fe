type Picture = {
	id: number;
	url: string;
	width: number;
	height: number;
	alt: string;
};

/** What stands under the photographs, in the order of the library. */
const CAPTIONS = [
	'The portrait at the entrance.',
	'Coral, taken on one breath.',
	'A flower from beside the falls, <em>just after the rain</em>.',
	'',
] as const;

const slide = (
	{ id, url, width, height, alt }: Picture,
	caption: string
): string =>
	`<li class="wp-block-dovetail-slideshow__slide"><figure><img class="wp-block-dovetail-slideshow__image wp-image-${ id }" src="${ url }" alt="${ alt }" width="${ width }" height="${ height }" data-id="${ id }"/>${
		caption &&
		`<figcaption class="wp-element-caption">${ caption }</figcaption>`
	}</figure></li>`;

/** The shape that `ratioOf` works out: no higher than a square, no flatter than 16 to 9. */
const ratio = ( { width, height }: Picture ): number =>
	Number( Math.min( Math.max( width / height, 1 ), 16 / 9 ).toFixed( 4 ) );

const slideshow = (
	pictures: readonly Picture[],
	attributes: { effect?: 'fade'; autoplay?: true; delay?: number },
	captions: readonly string[] = []
): string => {
	const [ first ] = pictures;
	const { effect, autoplay, delay } = attributes;
	const json = JSON.stringify( {
		autoplay,
		delay,
		effect,
		ids: pictures.map( ( { id } ) => id ),
		sizeSlug: 'full',
	} );
	return `<!-- wp:dovetail/slideshow ${ json } -->
<div class="wp-block-dovetail-slideshow aligncenter" style="--dovetail-slideshow-ratio:${
		first ? ratio( first ) : 1
	}"><div class="wp-block-dovetail-slideshow__stage" data-effect="${
		effect ?? 'slide'
	}"${
		autoplay ? ` data-autoplay="${ delay ?? 3 }"` : ''
	}><ul class="wp-block-dovetail-slideshow__list">${ pictures
		.map( ( picture, index ) => slide( picture, captions[ index ] ?? '' ) )
		.join( '' ) }</ul></div></div>
<!-- /wp:dovetail/slideshow -->`;
};

/** What the showcase post shows of this block: an exhibition to leaf through, and one that fades by itself. */
export const showcase = {
	title: 'Slideshow',
	content: ( pictures: readonly Picture[] ): string => `<!-- wp:paragraph -->
<p>The museum has hung a hundred years of photographs side by side. These four stayed with us longest.</p>
<!-- /wp:paragraph -->

${ slideshow( pictures.slice( 0, 4 ), {}, CAPTIONS ) }

<!-- wp:paragraph -->
<p>The last room needs no words, only a little time.</p>
<!-- /wp:paragraph -->

${ slideshow( pictures.slice( 2, 6 ), {
	autoplay: true,
	delay: 4,
	effect: 'fade',
} ) }`,
};
