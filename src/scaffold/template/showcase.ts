/** What the showcase post shows of this block. */
export const showcase = {
	title: 'New Block',
	content: `<!-- wp:dovetail/new-block -->
<div class="wp-block-dovetail-new-block"><p class="wp-block-dovetail-new-block__text">The kitchen stays open until the <em>last</em> guest leaves.</p></div>
<!-- /wp:dovetail/new-block -->`,
};
