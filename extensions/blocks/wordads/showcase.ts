/** What the showcase post shows of this block: a place beside the text and one across it. */
export const showcase = {
	title: 'Ad',
	content: `<!-- wp:dovetail/wordads -->
<div class="wp-block-dovetail-wordads aligncenter is-format-mrec"></div>
<!-- /wp:dovetail/wordads -->

<!-- wp:dovetail/wordads {"format":"leaderboard","hideMobile":true} -->
<div class="wp-block-dovetail-wordads aligncenter is-format-leaderboard is-hidden-on-mobile"></div>
<!-- /wp:dovetail/wordads -->`,
};
