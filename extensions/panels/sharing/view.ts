// Use only the button in the template. Authors can write an element with this class, but not a template.
const template = document.querySelector< HTMLTemplateElement >(
	'.dovetail-sharing template'
);

if ( template && 'share' in navigator ) {
	template.content
		.querySelector( 'button' )
		?.addEventListener( 'click', () => {
			const { href } =
				document.querySelector< HTMLLinkElement >(
					'link[rel=canonical]'
				) ?? location;
			// Canceling the share menu is not an error.
			navigator
				.share( { title: document.title, url: href } )
				.catch( () => {} );
		} );
	template.replaceWith( template.content );
}
