/* What mypyc's shims use of Python, 188 small files that load a module out of its group. Python's own header would be
   three quarters of the time that each of them takes. setup.py looks whether this is enough. */
typedef struct _object PyObject;
#define PyMODINIT_FUNC __attribute__((visibility("default"))) PyObject *
#define NULL ((void *)0)
#define Py_DECREF Py_DecRef

void Py_DecRef(PyObject *);
void PyErr_Clear(void);
void *PyCapsule_GetPointer(PyObject *, const char *);
PyObject *Py_BuildValue(const char *, ...);
PyObject *PyImport_ImportModuleLevel(const char *, PyObject *, PyObject *, PyObject *, int);
PyObject *PyObject_GetAttrString(PyObject *, const char *);
