import { Button, Notice, Placeholder } from '@wordpress/components';
import type { ReactNode } from 'react';
import { icon } from '../icon';
import { messages } from '../messages';

/** The way to connect, what the platform said when it refused, and a way to look again. */
export function NotConnected( {
	connectUrl,
	error,
	onRecheck,
}: {
	connectUrl: string | null;
	error: string;
	onRecheck(): void;
} ): ReactNode {
	return (
		<Placeholder
			icon={ icon }
			label={ messages.title() }
			instructions={ messages.instructions() }
			notices={
				error ? (
					<Notice status="error" isDismissible={ false }>
						{ error }
					</Notice>
				) : undefined
			}
		>
			{ connectUrl && (
				<Button
					__next40pxDefaultSize
					variant="primary"
					href={ connectUrl }
					target="_blank"
				>
					{ messages.setUp() }
				</Button>
			) }
			<Button
				__next40pxDefaultSize
				variant={ connectUrl ? 'tertiary' : 'secondary' }
				onClick={ onRecheck }
			>
				{ messages.recheck() }
			</Button>
		</Placeholder>
	);
}
