import { findFacts } from '../../bundle/find-facts';
import { guidePages } from '../guide-pages';

describe( 'the page about connections', () => {
	it( 'has the steps and details that the Connections page shows', async () => {
		const page =
			( await guidePages() ).get( 'docs/guide/connections.md' ) ?? '';
		const { stripe } = ( await findFacts() ).get(
			'payments'
		)!.connections!;
		const [ , section = '' ] =
			/\n### Stripe\n([^]*?)(?=\n### |$)/.exec( page ) ?? [];
		expect( section ).toContain(
			'1. [Open the API keys of your Stripe account](https://dashboard.stripe.com/apikeys).'
		);
		expect( section ).toContain( `2. ${ stripe!.steps![ 1 ]! }` );
		expect( section ).toContain( stripe!.details![ 0 ]! );
		expect( page ).not.toContain( '<a>' );
	} );
} );
