import { Button } from '@wordpress/components';
import { isRTL } from '@wordpress/i18n';
import { chevronLeft, chevronRight, trash } from '@wordpress/icons';
import type { ReactNode } from 'react';
import { messages } from '../messages';

/** The buttons for a picture's place, and for its end. */
export function ArrangeImage( {
	index,
	count,
	onMove,
	onRemove,
}: {
	index: number;
	/** Number of pictures. */
	count: number;
	onMove( to: number ): void;
	onRemove(): void;
} ): ReactNode {
	return (
		<>
			<Button
				size="compact"
				icon={ isRTL() ? chevronRight : chevronLeft }
				label={ messages.moveBackward() }
				disabled={ index === 0 }
				accessibleWhenDisabled
				onClick={ () => onMove( index - 1 ) }
			/>
			<Button
				size="compact"
				icon={ isRTL() ? chevronLeft : chevronRight }
				label={ messages.moveForward() }
				disabled={ index === count - 1 }
				accessibleWhenDisabled
				onClick={ () => onMove( index + 1 ) }
			/>
			<Button
				size="compact"
				isDestructive
				icon={ trash }
				label={ messages.removeImage() }
				onClick={ onRemove }
			/>
		</>
	);
}
