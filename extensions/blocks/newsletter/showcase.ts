/** What the showcase post shows of this block: a bakery's letter, for which a first name is enough. */
export const showcase = {
	title: 'Newsletter Form',
	content: `<!-- wp:dovetail/newsletter {"revueUsername":"harbourbakery","emailLabel":"Where shall we send it?","firstNameLabel":"What shall we call you?","firstNamePlaceholder":"Ada","lastNameShow":false} -->
<div class="wp-block-dovetail-newsletter"><!-- wp:dovetail/button {"element":"button","text":"Send me the letter"} /--></div>
<!-- /wp:dovetail/newsletter -->`,
};
