import type { ReactElement } from 'react';
import { FIELD_KINDS, type Kind } from './kinds';

/** The icon of a kind. */
export function iconOf( kind: Kind ): ReactElement {
	return (
		<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
			<path d={ FIELD_KINDS[ kind ].icon } />
		</svg>
	);
}
