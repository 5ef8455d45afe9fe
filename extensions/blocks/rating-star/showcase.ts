/** What the showcase post shows of this block: a review with three ratings. */
export const showcase = {
	title: 'Star Rating',
	content: `<!-- wp:paragraph -->
<p>The soup of the day came with bread still warm from the oven, and the waiter knew the name of the baker.</p>
<!-- /wp:paragraph -->

<!-- wp:dovetail/rating-star {"rating":4.5,"color":"#b35900"} -->
<p class="wp-block-dovetail-rating-star has-text-align-left" style="color:#b35900"><span class="wp-block-dovetail-rating-star__stars">★★★★½</span> <span class="wp-block-dovetail-rating-star__value">4.5/5</span></p>
<!-- /wp:dovetail/rating-star -->

<!-- wp:paragraph -->
<p>Getting a table on a Friday, on the other hand, takes patience.</p>
<!-- /wp:paragraph -->

<!-- wp:dovetail/rating-star {"rating":2,"align":"center","className":"is-style-outlined"} -->
<p class="wp-block-dovetail-rating-star has-text-align-center is-style-outlined"><span class="wp-block-dovetail-rating-star__stars">★★☆☆☆</span> <span class="wp-block-dovetail-rating-star__value">2/5</span></p>
<!-- /wp:dovetail/rating-star -->`,
};
