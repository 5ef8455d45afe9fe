const [ button ] = document.querySelectorAll< HTMLButtonElement >(
	'.dovetail-sharing button'
);

// The device's own way of sharing, where it has one.
if ( button && 'share' in navigator ) {
	button.closest( 'li' )?.removeAttribute( 'hidden' );
	button.addEventListener( 'click', () => {
		const { href } =
			document.querySelector< HTMLLinkElement >(
				'link[rel=canonical]'
			) ?? location;
		// Whoever changes her mind is no error.
		navigator
			.share( { title: document.title, url: href } )
			.catch( () => {} );
	} );
}
