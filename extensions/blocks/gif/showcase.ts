const gif = (
	attributes: object,
	id: string,
	padding: string,
	name: string,
	caption: string
): string => `<!-- wp:dovetail/gif ${ JSON.stringify( attributes ) } -->
<figure class="wp-block-dovetail-gif aligncenter"><div class="wp-block-dovetail-gif__stage" style="--dovetail-gif-padding:${ padding }"><a class="wp-block-dovetail-gif__link" href="https://giphy.com/gifs/${ id }">${ name }</a></div><figcaption class="wp-element-caption">${ caption }</figcaption></figure>
<!-- /wp:dovetail/gif -->`;

/** What the showcase post shows of this block: the end of a week in a shelter's diary. */
export const showcase = {
	title: 'GIF',
	content: `<!-- wp:paragraph -->
<p>On Friday the last of the spring kittens moved out. This is how the office took the news.</p>
<!-- /wp:paragraph -->

${ gif(
	{
		giphyUrl: 'https://giphy.com/embed/3oEjI6SIIHBdRxXI40',
		searchText: 'A cat that claps',
	},
	'3oEjI6SIIHBdRxXI40',
	'56.2%',
	'A cat that claps',
	'Everybody, at <strong>four o’clock sharp</strong>.'
) }`,
};
