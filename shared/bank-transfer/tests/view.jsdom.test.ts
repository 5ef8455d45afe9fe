describe( 'the copy button of a bank transfer', () => {
	it( 'copies the value that it has when it is pressed', async () => {
		const writeText = jest.fn().mockResolvedValue( undefined );
		Object.assign( navigator, { clipboard: { writeText } } );
		document.body.innerHTML =
			'<section class="dovetail-bank-transfer"><button data-copy="old" data-done="Old" hidden>Copy</button><p role="status"></p></section>';
		await import( '../view' );
		const button = document.querySelector( 'button' );
		expect( button?.hidden ).toBe( false );
		Object.assign( button?.dataset ?? {}, { copy: 'new', done: 'Copied' } );
		button?.click();
		await Promise.resolve();
		expect( writeText ).toHaveBeenCalledWith( 'new' );
		expect( document.querySelector( '[role=status]' )?.textContent ).toBe(
			'Copied'
		);
	} );
} );
