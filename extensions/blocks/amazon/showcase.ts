/** What the showcase post shows of this block: one recommendation. */
export const showcase = {
	title: 'Amazon',
	content: `<!-- wp:dovetail/amazon {"asin":"B01N5IB20Q"} -->
<div class="wp-block-dovetail-amazon is-small"><a href="https://www.amazon.com/dp/B01N5IB20Q" rel="sponsored nofollow">amazon.com/dp/B01N5IB20Q</a></div>
<!-- /wp:dovetail/amazon -->`,
};
