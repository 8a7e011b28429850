import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { attachClosestEdge, extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

import type { Place } from '../drop.ts';
import type { Row } from '../rows.ts';

interface RowDrag {
  readonly element: RefObject<HTMLElement | null>;
  readonly row: Row;
  readonly isDraggable: boolean;
  /** Where what is dragged would come to be, dropped on the row; nothing where it may not. */
  readonly placeOf: (dragged: string, edge: 'top' | 'bottom') => Place | undefined;
  readonly onDrop: (dragged: string, place: Place) => void;
}

const ADDRESS = 'address';

type Data = Record<string | symbol, unknown>;

const edgeIn = (data: Data): 'top' | 'bottom' => (extractClosestEdge(data) === 'top' ? 'top' : 'bottom');

/** Lets a row of the tree be dragged, and others be dropped above or below it. Returns the side on which a drop would now be. */
export function useRowDrag({ element, row: { address }, isDraggable, placeOf, onDrop }: RowDrag): 'top' | 'bottom' | undefined {
  const [edge, setEdge] = useState<'top' | 'bottom'>();
  const placeAt = useEffectEvent((dragged: string, data: Data) => placeOf(dragged, edgeIn(data)));
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    const line = element.current;
    if (!line) return undefined;
    const target = dropTargetForElements({
      element: line,
      getData: ({ input }) => attachClosestEdge({}, { element: line, input, allowedEdges: ['top', 'bottom'] }),
      onDrag: ({ self, source }) => setEdge(placeAt(String(source.data[ADDRESS]), self.data) && edgeIn(self.data)),
      onDragLeave: () => setEdge(undefined),
      onDrop: ({ self, source }) => {
        setEdge(undefined);
        const dragged = String(source.data[ADDRESS]);
        const place = placeAt(dragged, self.data);
        if (place) drop(dragged, place);
      },
    });
    return isDraggable ? combine(target, draggable({ element: line, getInitialData: () => ({ [ADDRESS]: address }) })) : target;
  }, [element, address, isDraggable]);
  return edge;
}
