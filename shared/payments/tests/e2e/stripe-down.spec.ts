import { expect, setFaults, test, withShortTimeouts } from '#e2e';
import { beginAnew, formOf, pageOf, payments, send, stripe } from './support';

beginAnew();

const SENTENCE =
	'Stripe could not be reached, or can’t take payments for this site at the moment. Nothing was charged. Try again in a few minutes.';

test( 'a payment uses a new session if the first session’s URL arrives after the timeout', async () => {
	const page = await pageOf();
	const form = { ...( await formOf( page ) ), amount: '5' };
	await setFaults( {
		'POST stripe:/v1/checkout/sessions': { kind: 'late', ms: 3000 },
	} );
	expect( await withShortTimeouts( () => send( page, form ) ) ).toMatchObject(
		{
			status: 200,
			said: SENTENCE,
		}
	);
	await setFaults();
	const { location } = await send( page, form );
	const { sessions } = await stripe();
	expect( sessions.map( ( { url } ) => url === location ) ).toEqual( [
		false,
		true,
	] );
	expect( await payments() ).toMatchObject( [
		{ reference: sessions[ 1 ]?.client_reference_id },
	] );
} );
