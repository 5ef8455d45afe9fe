/** What the showcase post shows of this block: a welcome for newcomers and one for regulars, of which everybody sees one. */
export const showcase = {
	title: 'Repeat Visitor',
	content: `<!-- wp:dovetail/repeat-visitor {"criteria":"before-visits"} -->
<div data-criteria="before-visits" data-threshold="3" class="wp-block-dovetail-repeat-visitor"><!-- wp:paragraph -->
<p><strong>New here?</strong> Every Friday there is a recipe for one pot, one spoon and half an hour.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:dovetail/repeat-visitor -->

<!-- wp:dovetail/repeat-visitor -->
<div data-criteria="after-visits" data-threshold="3" class="wp-block-dovetail-repeat-visitor"><!-- wp:paragraph -->
<p><strong>Good to see you again!</strong> Tell us which recipe you have cooked, and how it went.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:dovetail/repeat-visitor -->`,
};
