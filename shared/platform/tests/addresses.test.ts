import { checkoutAddress, returnAddress } from '../addresses';

const PLACE = {
	siteType: 'simple',
	siteFragment: 'example.org::blog',
	adminUrl: 'https://example.org/blog/wp-admin/',
	hostedEditor: 'https://hosted.example',
	postType: 'post',
	postId: 42,
} as const;

describe( 'the return URL', () => {
	// spec: 000-2.1-2, 000-2.1-3
	it.each( [
		[
			'post',
			'https://hosted.example/post/example.org%3A%3Ablog/42?plan_upgraded=1',
		],
		[
			'page',
			'https://hosted.example/page/example.org%3A%3Ablog/42?plan_upgraded=1',
		],
		[
			'product',
			'https://hosted.example/edit/product/example.org%3A%3Ablog/42?plan_upgraded=1',
		],
	] )(
		'for a %s on a hosted site is in the hosted editor',
		( postType, address ) => {
			expect( returnAddress( { ...PLACE, postType } ) ).toBe( address );
		}
	);

	// spec: 000-2.1-2, 000-2.1-4
	it( 'is the edit screen on a self-hosted site', () => {
		expect( returnAddress( { ...PLACE, siteType: 'atomic' } ) ).toBe(
			'https://example.org/blog/wp-admin/post.php?post=42&action=edit&plan_upgraded=1'
		);
	} );
} );

describe( 'the checkout URL', () => {
	// spec: 000-2.1-1, 000-2.1-2
	it( 'contains the site fragment, the plan slug and the return URL', () => {
		const back = returnAddress( { ...PLACE, siteType: 'atomic' } );
		const address = new URL(
			checkoutAddress(
				'https://hosted.example/checkout',
				'example.org::blog',
				'value bundle',
				back
			)
		);
		expect( address.pathname ).toBe(
			'/checkout/example.org%3A%3Ablog/value%20bundle'
		);
		expect( address.searchParams.get( 'redirect_to' ) ).toBe( back );
	} );
} );
