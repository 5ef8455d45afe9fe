/** The page that the author is on. An object, so that a test can stay where it is. */
export const page = {
	goTo( address: string ): void {
		window.location.assign( address );
	},
};
