// An author can write the class, but no template.
const template = document.querySelector< HTMLTemplateElement >(
	'.dovetail-sharing template'
);

// The device's own way of sharing, where it has one.
if ( template && 'share' in navigator ) {
	template.content
		.querySelector( 'button' )
		?.addEventListener( 'click', () => {
			const { href } =
				document.querySelector< HTMLLinkElement >(
					'link[rel=canonical]'
				) ?? location;
			// A visitor who cancels is not an error.
			navigator
				.share( { title: document.title, url: href } )
				.catch( () => {} );
		} );
	template.replaceWith( template.content );
}
