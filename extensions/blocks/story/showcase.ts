type Picture = {
	id: number;
	url: string;
	width: number;
	height: number;
	alt: string;
};

const slide = ( { id, url, width, height, alt }: Picture ): string =>
	`<li class="wp-block-dovetail-story__slide"><figure><img class="wp-block-dovetail-story__media wp-image-${ id }" src="${ url }" alt="${ alt }" width="${ width }" height="${ height }" data-id="${ id }" data-type="image"/></figure></li>`;

/** What the showcase post shows of this block: a day in pictures, counted, each for four seconds. */
export const showcase = {
	title: 'Story',
	content: ( pictures: readonly Picture[] ): string => `<!-- wp:paragraph -->
<p>One day between the coast and the old town, told in pictures. Press it, and it fills the screen.</p>
<!-- /wp:paragraph -->

<!-- wp:dovetail/story {"settings":{"imageTime":4000,"showSlideCount":true}} -->
<div class="wp-block-dovetail-story"><div class="wp-block-dovetail-story__stage" data-image-time="4000" data-show-slide-count="true"><ol class="wp-block-dovetail-story__list">${ pictures
		.slice( 0, 5 )
		.map( slide )
		.join( '' ) }</ol></div></div>
<!-- /wp:dovetail/story -->`,
};
