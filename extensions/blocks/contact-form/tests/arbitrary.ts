import fc from 'fast-check';
import { THANK_YOUS } from '../attributes';
import { typed } from '../fields/tests/arbitrary';

/** Attributes that the editor can produce. */
export const arbitrary = fc.record( {
	subject: typed,
	to: fc.oneof(
		fc.constantFrom( '', 'ada@example.org', 'a@b.example, b&c@d.example' ),
		typed
	),
	customThankyou: fc.constantFrom( ...THANK_YOUS ),
	customThankyouMessage: typed,
	customThankyouRedirect: fc.oneof(
		fc.constantFrom( '', 'https://example.org/?a=1&b=2' ),
		typed
	),
	jetpackCRM: fc.boolean(),
	keepDraft: fc.boolean(),
} );
