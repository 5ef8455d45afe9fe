/** What the showcase post shows of this block, which others hold: the link of a bakery to its seats. */
export const showcase = {
	title: 'Button',
	content: `<!-- wp:dovetail/button {"saveInPostContent":true,"text":"Reserve a \\u003cstrong\\u003etable\\u003c/strong\\u003e","url":"https://bakery.example/tables","customTextColor":"#ffffff","customGradient":"linear-gradient(135deg,rgb(122,0,255) 0%,rgb(192,0,96) 100%)","borderRadius":24,"align":"center"} -->
<div class="wp-block-dovetail-button aligncenter has-own-text has-own-background has-own-radius" style="--dovetail-button-text:#ffffff;--dovetail-button-background:linear-gradient(135deg,rgb(122,0,255) 0%,rgb(192,0,96) 100%);--dovetail-button-radius:24px"><a class="wp-block-dovetail-button__element wp-block-button__link wp-element-button" href="https://bakery.example/tables">Reserve a <strong>table</strong></a></div>
<!-- /wp:dovetail/button -->`,
};
