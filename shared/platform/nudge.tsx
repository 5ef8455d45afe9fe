import type { Navigation } from './leaving';
import { Button } from '@wordpress/components';
import type { ReactNode } from 'react';
import { messages } from './messages';

/** A banner with a button that leaves the page. The button keeps the focus while the next page loads. */
export function Nudge( {
	text,
	label,
	isLeaving,
	leave,
}: Navigation & { text: string; label: string } ): ReactNode {
	return (
		<div className="dovetail-nudge" contentEditable={ false }>
			<span className="dovetail-nudge__text">{ text }</span>
			<Button
				__next40pxDefaultSize
				variant="primary"
				isBusy={ isLeaving }
				disabled={ isLeaving }
				accessibleWhenDisabled
				onClick={ leave }
			>
				{ isLeaving ? messages.redirecting() : label }
			</Button>
		</div>
	);
}
