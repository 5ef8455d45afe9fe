import { useRefEffect } from '@wordpress/compose';
import type { ReactNode } from 'react';

/** What a visitor sees, whose links lead nowhere while the post is written: a click, or Enter, which is one, selects the block. */
export function WithoutLeaving( {
	children,
}: {
	children: ReactNode;
} ): ReactNode {
	const ref = useRefEffect< HTMLDivElement >( ( element ) => {
		const listening = new AbortController();
		element.addEventListener(
			'click',
			( event ) => event.preventDefault(),
			{ signal: listening.signal }
		);
		return () => listening.abort();
	}, [] );
	return <div ref={ ref }>{ children }</div>;
}
