import { errorMessage, useAction } from '#shared/api';
import { Button } from '@wordpress/components';
import type { ReactNode } from 'react';
import { sendTest } from '../../api';
import { messages } from './messages';
import { editedWords } from './use-edited-post';

/** Sends the post as it is in the editor to the current user, without saving it. */
export function TestButton( {
	id,
	email,
}: {
	id: number;
	email: string;
} ): ReactNode {
	const test = useAction( sendTest );
	const isBusy = test.status === 'busy';
	return (
		<div>
			<Button
				variant="secondary"
				__next40pxDefaultSize
				isBusy={ isBusy }
				disabled={ isBusy }
				accessibleWhenDisabled
				onClick={ () => void test.run( { data: editedWords( id ) } ) }
			>
				{ isBusy ? messages.testing() : messages.test() }
			</Button>
			<p role="status" style={ { margin: '8px 0 0' } }>
				{ test.status === 'done' && messages.tested( test.data.email ) }
				{ test.status === 'failed' && errorMessage( test.error ) }
				{ ( test.status === 'idle' || isBusy ) &&
					messages.testHelp( email ) }
			</p>
		</div>
	);
}
