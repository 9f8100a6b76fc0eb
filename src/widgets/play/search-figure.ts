/** All that a tree figure needs, as one module to fetch when a reader asks for it. */
import '../../figure/stepper/stepper.css'
import '../tree/tree.css'
import '../tree/element.ts'
