import { useLazy, type Lazy } from '#shared/ui';
import { Button, Spinner } from '@wordpress/components';
import type { ReactNode } from 'react';
import { messages } from './messages';

/** The code of a panel's content. */
export type PanelSource = Lazy< { Panel: () => ReactNode } >;

/** A panel's content, which loads when it is first shown. On failure, it shows a retry button. */
export function LazyPanel( { source }: { source: PanelSource } ): ReactNode {
	const { part, error, retry } = useLazy( source );
	if ( part ) {
		return <part.Panel />;
	}
	return error ? (
		<>
			<p>{ messages.panelFailed() }</p>
			<Button variant="secondary" onClick={ retry }>
				{ messages.retry() }
			</Button>
		</>
	) : (
		<Spinner />
	);
}
