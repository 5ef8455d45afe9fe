const FEED = '{{platform}}/podcast/feed/quiet-hours.xml';

/** What the showcase post shows of this block: a podcast with its list, and the newest episode alone in the house's colours. */
export const showcase = {
	title: 'Podcast Player',
	content: `<!-- wp:paragraph -->
<p>Three voices from the coast, recorded after dark. A new one comes every Friday.</p>
<!-- /wp:paragraph -->

<!-- wp:dovetail/podcast-player {"url":"${ FEED }"} -->
<div class="wp-block-dovetail-podcast-player"><a href="${ FEED }">${ FEED }</a></div>
<!-- /wp:dovetail/podcast-player -->

<!-- wp:dovetail/podcast-player {"url":"${ FEED }","itemsToShow":1,"showEpisodeDescription":false,"customPrimaryColor":"#f4d58d","hexPrimaryColor":"#f4d58d","customSecondaryColor":"#ffffff","hexSecondaryColor":"#ffffff","customBackgroundColor":"#1f3a4d","hexBackgroundColor":"#1f3a4d"} -->
<div class="wp-block-dovetail-podcast-player" style="--dovetail-podcast-primary:#f4d58d;--dovetail-podcast-secondary:#ffffff;--dovetail-podcast-background:#1f3a4d"><a href="${ FEED }">${ FEED }</a></div>
<!-- /wp:dovetail/podcast-player -->`,
};
