/** What the showcase post shows of this block: one divider that moves to the sides, one that moves up and down. */
export const showcase = {
	title: 'Image Compare',
	content: `<!-- wp:paragraph -->
<p>The island has two faces. Move the divider to see the one below the waves.</p>
<!-- /wp:paragraph -->

<!-- wp:dovetail/image-compare {"imageBefore":{"id":{{picture-id:1}},"url":"{{picture:1}}","alt":"A waterfall between mossy rocks","width":594,"height":594},"imageAfter":{"id":{{picture-id:2}},"url":"{{picture:2}}","alt":"Coral under water","width":594,"height":594}} -->
<figure class="wp-block-dovetail-image-compare"><div class="juxtapose" data-mode="horizontal"><figure class="wp-block-dovetail-image-compare__before"><img class="wp-image-{{picture-id:1}}" src="{{picture:1}}" alt="A waterfall between mossy rocks" width="594" height="594"/></figure><figure class="wp-block-dovetail-image-compare__after"><img class="wp-image-{{picture-id:2}}" src="{{picture:2}}" alt="Coral under water" width="594" height="594"/></figure></div><figcaption class="wp-element-caption">Above the water and below it, on the same <em>morning</em></figcaption></figure>
<!-- /wp:dovetail/image-compare -->

<!-- wp:dovetail/image-compare {"imageBefore":{"id":{{picture-id:6}},"url":"{{picture:6}}","alt":"Columns of the Parthenon","width":594,"height":594},"imageAfter":{"id":{{picture-id:4}},"url":"{{picture:4}}","alt":"White bellflowers","width":577,"height":577},"orientation":"vertical"} -->
<figure class="wp-block-dovetail-image-compare"><div class="juxtapose" data-mode="vertical"><figure class="wp-block-dovetail-image-compare__before"><img class="wp-image-{{picture-id:6}}" src="{{picture:6}}" alt="Columns of the Parthenon" width="594" height="594"/></figure><figure class="wp-block-dovetail-image-compare__after"><img class="wp-image-{{picture-id:4}}" src="{{picture:4}}" alt="White bellflowers" width="577" height="577"/></figure></div></figure>
<!-- /wp:dovetail/image-compare -->`,
};
